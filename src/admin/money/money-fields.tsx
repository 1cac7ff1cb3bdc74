import type {
  DefaultServerCellComponentProps,
  NumberFieldServerProps,
  Payload,
  UIFieldServerProps,
} from 'payload'
import { cache } from 'react'
import { formatMoney } from '@/domain/money/format-money'
import { describeOwnPrice } from '@/domain/pricing/price-list'
import { say } from '@/domain/staff/german/in-german'
import { listsOf } from '@/operations/records/prices'
import { readShop } from '@/operations/records/shop'
import { MoneyInput } from './money-input'

type Props = NumberFieldServerProps & { percentKind?: string }

/** An amount of a form: typed and read as money, kept in the smallest units of its row's currency or else of the shop's. */
export async function MoneyField({ clientField, path, readOnly, payload, percentKind }: Props) {
  return (
    <MoneyInput
      field={clientField}
      path={path}
      readOnly={readOnly}
      shopCurrency={await shopCurrency(payload)}
      percentKind={percentKind}
    />
  )
}

type PricedRow = { currency?: unknown; kind?: unknown }

/** An amount in a list, in its row's own currency or else in the shop's. What a coupon gives may be a percentage. */
export async function PriceCell({ cellData, rowData, payload }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return <span>–</span>
  const { currency, kind } = rowData as PricedRow
  if (kind === 'percent') return <span>{cellData} %</span>
  const own = typeof currency === 'string' && currency !== '' ? currency : null
  return <span>{formatMoney(cellData, own ?? (await shopCurrency(payload)))}</span>
}

type OwnPriceRow = { currency?: unknown; price?: unknown }

/** Beside an own price: what it takes the place of. Its row is the field's sibling, the price that of the whole form. */
export async function OwnPriceNote({ data, i18n, siblingData, payload }: UIFieldServerProps) {
  const { currency, price } = (siblingData ?? {}) as OwnPriceRow
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

/** The currency of account, read once for a whole page. */
const shopCurrency = cache(
  async (payload: Payload): Promise<string> => (await readShop(payload)).currency,
)
