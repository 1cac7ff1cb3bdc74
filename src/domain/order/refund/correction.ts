import { LONGEST_VAT_ID } from '../../cart/parse-country-request'
import { errorsOfCompany } from '../../cart/parse-checkout'
import { type Address, NO_ADDRESS, parseAddress } from '../../customer/address'
import { parseName, parseOptionalName, parseOptionalText, unwrap } from '../../customer/parse-text'
import { noteUnprintable } from '../../customer/printed-letters'
import { assertFaultless, type FieldErrors, rulesOf, ShopError } from '../../shop-error'
import type { TaxDecision } from '../../tax/tax-decision'
import type { VatCheck } from '../../tax/vat-check'
import { type Place, taxPlaceOf } from '../../tax/territory'
import { checkVatId } from '../../tax/vat-id'
import { parseReason, requireKey } from '../parse-staff-act'
import SAID from './correction.json' with { type: 'json' }

const refused = rulesOf(SAID)

/** Of the buyer, as the invoice shall name them. */
export type CorrectedBuyer = {
  name: string
  company: string | null
  address: Address
  vatId: string | null
  purchaseOrder: string | null
}

/** As an order keeps them, with what is known of the number. */
export type BuyerOfOrder = Omit<CorrectedBuyer, 'name' | 'address'> & {
  name: string | null
  address: Address | null
  vatCheck: VatCheck | null
}

/** What the row of a correction keeps: tax goes back with it, or nothing, and the documents are made once it is gone. */
export type Correction = CorrectedBuyer & {
  /** Of the order before: it names them again should the tax not arrive after all. */
  was: BuyerOfOrder
  /** Made by the form, once for what staff want: sent twice it is one correction. */
  key: string
  /** The number of the invoice that is corrected. */
  invoice: string
  vatCheck: VatCheck | null
  /** null: its tax stays. */
  tax: TaxDecision | null
  /** The tax of the whole order by it; null: as the order was frozen. */
  orderTax: number | null
}

export type CorrectionRequest = CorrectedBuyer & { key: string; invoice: string; reason: string }

const LONGEST_NUMBER = 60

/** `{ key, invoice, name, company, address, vat_id, purchase_order, reason }`, as the panel sends it. */
export function parseCorrectionRequest(body: Record<string, unknown>): CorrectionRequest {
  const errors: FieldErrors = {}
  const key = requireKey(body.key)
  const name = unwrap(parseName(body.name, 'Write the name of the buyer.'), {
    path: 'name',
    errors,
  })
  const company = unwrap(parseOptionalName(body.company), { path: 'company', errors })
  const number = parseOptionalText(body.purchase_order, LONGEST_NUMBER)
  const purchaseOrder = unwrap(number, { path: 'purchase_order', errors })
  const parsed = parseAddress(body.address)
  if (parsed.kind === 'invalid') Object.assign(errors, parsed.fields)
  const address = parsed.kind === 'address' ? parsed.address : NO_ADDRESS
  const vatId = readVatId(body.vat_id, { address, errors })
  noteUnprintable(body, errors)
  Object.assign(errors, errorsOfCompany(company, vatId))
  const reason = parseReason(body.reason) ?? ''
  if (reason === '') errors.reason = 'Write why, for whoever reads this later.'
  assertFaultless(errors)
  const invoice = String(body.invoice)
  return { key, invoice, reason, name: name ?? '', company, address, vatId, purchaseOrder }
}

/** One whose address is faulty is looked at once that is right. */
function readVatId(value: unknown, { address, errors }: { address: Address; errors: FieldErrors }) {
  const text = unwrap(parseOptionalText(value, LONGEST_VAT_ID), { path: 'vat_id', errors })
  if (text === null || address === NO_ADDRESS) return null
  const { country, postal_code: postalCode } = address
  const check = checkVatId(text, { country, postalCode })
  if (check.kind === 'valid') return check.vatId
  errors.vat_id = check.sentence
  return null
}

/** POST /api/orders/{id}/correct-invoice/preview: what the new invoice says otherwise, and what goes back. Amounts are minor units. */
export type CorrectionPreview = {
  changes: { field: CorrectedField; from: string; to: string }[]
  back: number
  /** What the EU's register says of the VAT number, where it was asked. */
  vat: string | null
}

type CorrectedField = 'name' | 'company' | 'address' | 'vat_id' | 'purchase_order' | 'tax' | 'total'

/** Whether tax knows a buyer as before: a street, or a postcode of the same territory, says nothing to it. */
export function isSameForTax(a: TaxedBuyer, b: TaxedBuyer): boolean {
  return a.vatId === b.vatId && taxPlaceOf(a).code === taxPlaceOf(b).code
}

type TaxedBuyer = Place & { vatId: string | null }

type Row = { correction?: Correction | null; state: string }

export function isUnderWay({ state }: Pick<Row, 'state'>): boolean {
  return state === 'requested' || state === 'pending'
}

/** The tax that the lines of an order have since it was corrected; undefined: as it was frozen. */
export function correctedTaxOf(rows: readonly Row[]): number | undefined {
  const standing = rows.filter((row) => isUnderWay(row) || row.state === 'succeeded')
  const last = standing.findLast(({ correction }) => typeof correction?.orderTax === 'number')
  return last?.correction?.orderTax ?? undefined
}

export class InvoiceWasFaster extends ShopError {
  constructor(who: string | null) {
    super(
      'invoice_was_faster',
      409,
      who === null
        ? 'Meanwhile this invoice was cancelled or corrected. Look at the order again, then decide.'
        : `Meanwhile ${who} corrected this invoice. Look at the order again, then decide.`,
    )
  }
}

export class InvoiceIsMissing extends refused('no_invoice', 409) {}

export class RefundIsUnderWay extends refused('refund_under_way', 409) {}

export class CorrectionIsUnderWay extends refused('correction_under_way', 409) {}

export class VatIdIsUnanswered extends refused('vat_id_unanswered', 409) {}
