import type { DefaultServerCellComponentProps } from 'payload'
import type { OrderState } from '@/domain/order/order-state'
import { STATE_IN_WORDS } from '@/domain/order/state-in-words'
import { isOverdue } from '@/domain/order/transfer/transfer-time'

type Row = { state: OrderState; provider?: string | null; transferDueAt?: string | null }

/** How it stands with an order, and whether its transfer should have come. */
export function OrderStateCell({ rowData }: DefaultServerCellComponentProps) {
  const row = rowData as Row
  const words = STATE_IN_WORDS[row.state] ?? row.state
  return (
    <span>
      {words}
      {isOverdue(row, new Date()) && <b>, transfer overdue</b>}
    </span>
  )
}
