import type {
  DefaultServerCellComponentProps,
  NumberFieldServerProps,
  Payload,
  UIFieldServerProps,
} from 'payload'
import { cache } from 'react'
import { describeOwnPrice } from '@/domain/pricing/price-list'
import { say } from '@/domain/staff/german/in-german'
import { inTypedForm, writeMoney } from '@/domain/staff/write-money'
import { findOrder } from '@/operations/records/orders'
import { listsOf } from '@/operations/records/prices/prices'
import { readShop } from '@/operations/records/shop'
import { MoneyInput } from './money-input'

type Props = NumberFieldServerProps & { percentKind?: string }

/** An amount of a form: typed and read as money, kept in the smallest units of its row's currency or else of the shop's. */
export async function MoneyField({ clientField, data, path, readOnly, payload, ...more }: Props) {
  return (
    <MoneyInput
      field={clientField}
      path={path}
      readOnly={readOnly}
      shopCurrency={await currencyOf(payload, data as PricedRow)}
      percentKind={more.percentKind}
    />
  )
}

type PricedRow = { currency?: unknown; kind?: unknown; order?: unknown }

/** An amount in a list, in its row's own currency or else in the shop's. What a coupon gives may be a percentage. */
export async function PriceCell(cell: DefaultServerCellComponentProps) {
  const { cellData, i18n, rowData, payload } = cell
  if (typeof cellData !== 'number') return <span>–</span>
  const row = rowData as PricedRow
  if (row.kind === 'percent') return <span>{inTypedForm(String(cellData), i18n.language)} %</span>
  const currency = await currencyOf(payload, row)
  return <span>{writeMoney(cellData, currency, i18n.language)}</span>
}

/** Beside an own price: what it takes the place of. Its row is the field's sibling, the price that of the whole form. */
export async function OwnPriceNote({ data, i18n, siblingData, payload }: UIFieldServerProps) {
  const { currency, price } = (siblingData ?? {}) as { currency?: unknown; price?: unknown }
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

/** An amount's own: what its row says, else that of the order it is about, else the shop's. */
async function currencyOf(payload: Payload, row: PricedRow | undefined): Promise<string> {
  if (typeof row?.currency === 'string' && row.currency !== '') return row.currency
  const { order } = row ?? {}
  const id = typeof order === 'object' && order !== null ? (order as { id?: unknown }).id : order
  const ofOrder = typeof id === 'string' ? await currencyOfOrder(payload, id) : null
  return ofOrder ?? shopCurrency(payload)
}

const currencyOfOrder = cache(
  async (payload: Payload, id: string): Promise<string | null> =>
    (await findOrder(payload, id))?.currency ?? null,
)

/** The currency of account, read once for a whole page. */
const shopCurrency = cache(
  async (payload: Payload): Promise<string> => (await readShop(payload)).currency,
)
