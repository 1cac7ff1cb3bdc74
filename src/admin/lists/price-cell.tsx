import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { formatMoney } from '@/domain/money/format-money'
import { readShop } from '@/operations/shop-records'

/** An amount in a list, in its row's own currency or else in the shop's. */
export async function PriceCell({ cellData, rowData, payload }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return <span>–</span>
  const { currency } = rowData as { currency?: unknown }
  const own = typeof currency === 'string' ? currency : null
  return <span>{formatMoney(cellData, own ?? (await currencyOf(payload)))}</span>
}

/** Read once for a whole list. */
const currencyOf = cache(async (payload: Payload) => (await readShop(payload)).currency)
