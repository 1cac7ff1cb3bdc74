import type { DefaultServerCellComponentProps } from 'payload'
import type { OrderState } from '@/domain/order/order-state'
import { stateInWords } from '@/domain/order/state-in-words'
import { say } from '@/domain/staff/german/in-german'
import { isOverdue } from '@/domain/order/transfer'

type Row = { state: OrderState; provider?: string | null; transferDueAt?: string | null }

/** How it stands with an order, and whether its transfer should have come. */
export function OrderStateCell({ i18n, rowData }: DefaultServerCellComponentProps) {
  const row = rowData as Row
  return (
    <span>
      {stateInWords(row.state, i18n.language)}
      {isOverdue(row, new Date()) && <b>, {say(i18n.language, 'transfer overdue')}</b>}
    </span>
  )
}
