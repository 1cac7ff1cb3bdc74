import type { DefaultServerCellComponentProps } from 'payload'
import { formatMoney } from '@/domain/money/format-money'
import { shopCurrency } from '../money/shop-currency'

type Row = { currency?: unknown; kind?: unknown }

/** An amount in a list, in its row's own currency or else in the shop's. What a coupon gives may be a percentage. */
export async function PriceCell({ cellData, rowData, payload }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return <span>–</span>
  const { currency, kind } = rowData as Row
  if (kind === 'percent') return <span>{cellData} %</span>
  const own = typeof currency === 'string' && currency !== '' ? currency : null
  return <span>{formatMoney(cellData, own ?? (await shopCurrency(payload)))}</span>
}
