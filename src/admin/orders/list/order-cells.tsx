import type { DefaultServerCellComponentProps } from 'payload'
import { licenseeName } from '@/operations/orders/licences/grant-licences'
import { typefacesOf } from '@/operations/orders/list/typefaces-of'
import type { Order } from '@/payload-types'
import './order-list.css'

/** Who bought: the company before the person, the address beneath. */
export function BuyerCell({ rowData }: DefaultServerCellComponentProps) {
  const { name, company, email } = rowData as Order
  return (
    <span className="order-cell">
      {company || name || email}
      {(company || name) && <small>{email}</small>}
    </span>
  )
}

/** For whom, as it was said at checkout. */
export function LicenseeCell({ rowData }: DefaultServerCellComponentProps) {
  return <span>{licenseeName(rowData as Order) || '–'}</span>
}

const SHOWN = 3

export function FamiliesCell({ rowData }: DefaultServerCellComponentProps) {
  const names = typefacesOf(rowData as Order)
  const more = names.length - SHOWN
  return <span>{names.slice(0, SHOWN).join(', ') + (more > 0 ? ` + ${more}` : '')}</span>
}
