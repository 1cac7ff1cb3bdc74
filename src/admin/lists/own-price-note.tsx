import type { UIFieldServerProps } from 'payload'
import { describeOwnPrice } from '@/domain/pricing/price-list'
import { listsOf } from '@/operations/records/prices'
import { readShop } from '@/operations/records/shop'
import { say } from '@/domain/staff/german/in-german'

type Row = { currency?: unknown; price?: unknown }

/** Beside an own price: what it takes the place of. Its row is the field's sibling, the price that of the whole form. */
export async function OwnPriceNote({ data, i18n, siblingData, payload }: UIFieldServerProps) {
  const { currency, price } = (siblingData ?? {}) as Row
  if (typeof currency !== 'string' || typeof price !== 'number') return null

  const lists = listsOf(await readShop(payload))
  const whole: unknown = (data as { price?: unknown } | undefined)?.price
  const sentence = describeOwnPrice(
    { currency, price },
    {
      price: typeof whole === 'number' ? whole : null,
      list: lists.find((list) => list.currency === currency) ?? null,
    },
  )
  return <p className="field-description">{say(i18n.language, sentence)}</p>
}
