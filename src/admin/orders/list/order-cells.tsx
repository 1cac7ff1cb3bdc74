import type { DefaultServerCellComponentProps } from 'payload'
import type { OrderState } from '@/domain/order/order-state'
import { stateInWords } from '@/domain/staff/record-in-words'
import { isOverdue } from '@/domain/order/transfer'
import { say } from '@/domain/staff/german/in-german'
import { licenseeName } from '@/operations/orders/licences/grant-licences'
import { typefacesOf } from '@/operations/orders/order-list'
import type { Order } from '@/payload-types'
import '../order-list.css'

/** A list that is drawn anew may ask for the cells of a row that has just left it. */
type OrderCellProps = { rowData?: DefaultServerCellComponentProps['rowData'] }

/** Who bought: the company before the person, the address beneath. */
export function BuyerCell({ rowData }: OrderCellProps) {
  if (!rowData) return null
  const { name, company, email } = rowData as Order
  return (
    <span className="order-cell">
      {company || name || email}
      {(company || name) && <small>{email}</small>}
    </span>
  )
}

/** For whom, as it was said at checkout. */
export function LicenseeCell({ rowData }: OrderCellProps) {
  if (!rowData) return null
  return <span>{licenseeName(rowData as Order) || '–'}</span>
}

const SHOWN = 3

export function FamiliesCell({ rowData }: OrderCellProps) {
  if (!rowData) return null
  const names = typefacesOf(rowData as Order)
  const more = names.length - SHOWN
  return <span>{names.slice(0, SHOWN).join(', ') + (more > 0 ? ` + ${more}` : '')}</span>
}

type Row = { state: OrderState; provider?: string | null; transferDueAt?: string | null }

/** How it stands with an order, and whether its transfer should have come. */
export function OrderStateCell({ i18n, rowData }: DefaultServerCellComponentProps) {
  const row = rowData as Row
  return (
    <span>
      {stateInWords('orders', row.state, i18n.language)}
      {isOverdue(row, new Date()) && <b>, {say(i18n.language, 'transfer overdue')}</b>}
    </span>
  )
}
