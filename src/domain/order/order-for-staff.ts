import type { LicenceChoice } from '../cart/cart-request'
import type { BillStep } from '../cart/priced-cart'
import type { LicenceState } from '../licensing/licence-state'
import type { DocumentKind } from './documents/document-contents'
import type { RentalAnswer } from './mine-answer'
import type { ProofView } from './proof'
import type { OrderState } from './order-state'
import type { RefundState } from './refund/refund-ledger'

/** An order laid out for staff to read. Amounts are minor units of its currency, times ISO 8601. */
export type OrderSheet = {
  number: string
  placed_at: string
  buyer: SheetBuyer
  /** Named at checkout; what each licence says today stands at the licence. */
  licensee: { name: string; email: string | null; is_buyer: boolean }
  lines: SheetLine[]
  /** What came off the whole order. */
  discounts: BillStep[]
  net: number
  tax: { text: string; amount: number } | null
  payment: SheetPayment
  licences: SheetLicence[]
  papers: SheetPaper[]
  /** What the buyer agreed to, a sentence each. */
  agreed: string[]
  /** Why a mail to the buyer could not be delivered. */
  mail_failure: string | null
  /** The mail that can be sent again now; null: none has a meaning yet. */
  mail: 'order' | 'transfer' | null
}

export type SheetBuyer = {
  name: string
  company: string | null
  email: string
  address: string[]
  vat: SheetVat | null
  purchase_order: string | null
  note: string | null
}

/** A VAT number with what is known of it. `valid` null: VIES was asked and has not answered. */
export type SheetVat = {
  id: string
  checked: 'form' | 'vies'
  valid: boolean | null
  name: string | null
  consultation: string | null
  at: string
}

export type SheetLine = {
  id: string
  typeface: string
  styles: string[]
  uses: string[]
  bill: BillStep[]
  amount: number
  replaces: { kind: 'upgrade' | 'renewal'; number: string } | null
}

export type SheetPayment = {
  way: 'stripe' | 'demo' | 'transfer' | null
  is_demo: boolean
  intent: string | null
  /** At the provider; null: it has no page there. */
  url: string | null
  paid_at: string | null
  /** The provider does not know it: nobody can say whether anything was charged. */
  is_unknown: boolean
  /** What the provider kept, in the currency it is paid out in; null: not known yet, or there is none. */
  fee: { amount: number; currency: string } | null
}

export type SheetLicence = {
  id: string
  number: string
  typeface: string
  licensee: string
  version: number
  state: LicenceState
  until: string | null
  /** The number of the licence it became. */
  superseded_by: string | null
  /** Numbers of the valid licences it was upgraded to, which rest on what was paid for it and end with it. */
  upgrades: string[]
  ended: { at: string; reason: string } | null
  downloads: { days: number; last: string | null }
  /** No link opens its fonts while a bank looks at the payment. */
  is_paused: boolean
  /** Of a rental in force. */
  rental: (RentalAnswer & { tries: number }) | null
  /** By ids and keys, as the form that changes it begins. */
  holds: { typeface: string; styles: string[]; licences: LicenceChoice[] }
  may: {
    revoke: boolean
    restore: boolean
    correct: boolean
    end_rental: boolean
    /** Upgraded, or a style of it exchanged. */
    change: boolean
  }
}

/** POST /api/orders/{id}/change/preview: what a change of a licence costs. */
export type ChangePreview = { net: number; total: number; currency: string }

export type SheetPaper = {
  kind: 'licence' | 'eula' | DocumentKind
  number: string
  /** Of a licence that was changed: which of its papers. */
  version: number | null
  url: string
}

/** GET /api/orders/{id}/desk: what staff see of an order, and what they may do. Amounts are minor units. */
export type OrderDesk = {
  state: OrderState
  /** The page that the buyer has. */
  url: string
  currency: string
  total: number
  /** What came; null: the provider did not say just now, or does not know the payment. */
  received: number | null
  refunded: number
  /** What of it can still go back. */
  left: number
  /** What a gift paid, and what of that can still go back, after the money; null: none did. */
  credit: DeskCredit | null
  reviewReason: string | null
  /** Of an order that waits, or waited, for a bank transfer which has not come. */
  /** What a student has to show, and whether its file is still there; null: nothing. */
  proof: (ProofView & { has_file: boolean }) | null
  transfer: { due_at: string; is_overdue: boolean } | null
  /** Fonts and licences went out. */
  is_delivered: boolean
  /** Its money goes back by hand. */
  by_transfer: boolean
  lines: DeskLine[]
  refunds: DeskRefund[]
  /** The invoice that staff may correct, with what it says of its buyer; null: there is none, or something is under way. */
  correctable: CorrectableInvoice | null
  history: DeskEvent[]
  sheet: OrderSheet
}

export type CorrectableInvoice = {
  number: string
  name: string
  company: string
  vat_id: string
  purchase_order: string
  /** Without what was not given. */
  address: Record<string, string>
}

export type DeskCredit = { label: string; used: number; left: number }

export type DeskLine = {
  id: string
  name: string
  /** With its tax, and what a gift paid of it. */
  value: number
  isGivenBack: boolean
}

type DeskRefund = {
  id: string
  amount: number
  /** What goes back to a gift. */
  credit: number
  state: RefundState
  isDispute: boolean
  at: string
  /** Why it failed. */
  failure: string | null
}

export type DeskEvent = {
  id: string
  at: string
  kind: string
  who: string
  what: string
  why: string | null
  /** The letter it tells of. */
  enquiry: string | null
}
