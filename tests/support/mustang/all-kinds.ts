import { composeCreditNote, composeReversal } from '@/domain/order/documents/compose-credit-note'
import { composeInvoice, type SoldOrder } from '@/domain/order/documents/compose-invoice'
import {
  composeCancellation,
  composeCorrectedInvoice,
  planCorrection,
} from '@/domain/order/documents/correct-invoice'
import type { DocumentContents } from '@/domain/order/documents/document-contents'
import { aSoldOrder, ISSUE } from '../../unit/domain/order/documents/a-sold-order'

const LATER = new Date('2026-12-05T10:00:00Z')
const plain = aSoldOrder()
const COMPANY = { ...plain.buyer, company: 'Druck & Co GmbH', vatId: 'ATU12345675' }
const REVERSE = { kind: 'reverse_charge', rate: '0', country: 'AT', amount: 0 } as const
const ABROAD = { kind: 'outside_scope', rate: '0', country: 'CH', amount: 0 } as const
const SENTENCE = 'No VAT is charged: small business (§ 19 UStG).'
const EXEMPT = { kind: 'exempt', rate: '0', country: 'DE', amount: 0, sentence: SENTENCE } as const
const DOLLARS = { own: '1', foreign: '1.0832', currency: 'USD', of: '2026-11-02' }

function anInvoice(difference: Partial<SoldOrder> = {}): DocumentContents {
  return composeInvoice(aSoldOrder(difference), ISSUE)
}

function creditOf(invoice: DocumentContents, credit: { amount: number; lines?: boolean }) {
  const { amount, lines = false } = credit
  const [line] = invoice.lines
  return composeCreditNote(
    {
      invoice,
      before: [],
      credit: {
        amount,
        tax: null,
        licences: 'revoked',
        lines: lines && line ? [{ id: line.id, net: line.amount }] : [],
      },
    },
    { number: 'G2026-0001', at: LATER },
  )
}

function correctionOf(invoice: DocumentContents, before: DocumentContents[]) {
  const change = { buyer: COMPANY, purchaseOrder: 'PO 7 & 8', tax: REVERSE }
  const { back } = planCorrection({ invoice, before }, change)
  const cancellation = composeCancellation(
    { invoice, before, back, why: 'corrected' },
    { number: 'G2026-0002', at: LATER },
  )
  const issue = { number: 'R2026-0002', at: LATER }
  return {
    cancellation,
    corrected: composeCorrectedInvoice({ invoice, cancellation, change, back }, issue),
  }
}

/** A document of each kind that the shop makes, as it composes them from orders. */
export function allKinds(): Record<string, DocumentContents> {
  const undiscounted = { discounts: [], net: 18000, total: 21420 }
  const invoice = anInvoice()
  const part = creditOf(invoice, { amount: 1190 })
  const whole = correctionOf(invoice, [])
  const rest = correctionOf(invoice, [part])
  return {
    ordinary: anInvoice({
      ...undiscounted,
      tax: { kind: 'standard', rate: '19', country: 'DE', amount: 3420 },
    }),
    discounted: invoice,
    gift: anInvoice({
      discounts: [{ label: 'Credit GIFT-7', amount: 18000 - 13770 }],
      purchaseOrder: 'PO 7',
    }),
    'reverse charge': anInvoice({ buyer: COMPANY, tax: REVERSE, total: 13770 }),
    'outside the EU': anInvoice({
      tax: ABROAD,
      total: 13770,
      buyer: {
        ...COMPANY,
        vatId: 'CHE-116.281.710 MWST',
        address: { ...COMPANY.address, country: 'CH' },
      },
    }),
    'small business': anInvoice({ tax: EXEMPT, total: 13770 }),
    'in dollars': anInvoice({ currency: 'USD', exchangeRates: [DOLLARS] }),
    'accepted for less': composeInvoice(aSoldOrder(), { ...ISSUE, received: 16000 }),
    'refunded whole': creditOf(invoice, { amount: invoice.total }),
    'refunded in part': part,
    'refunded by line': creditOf(invoice, { amount: 9639, lines: true }),
    reversal: composeReversal(
      { creditNote: part, why: 'refund_failed', areLicencesBack: false },
      { number: 'G2026-0003', at: LATER },
    ),
    cancellation: whole.cancellation,
    correction: whole.corrected,
    'cancellation of the rest': rest.cancellation,
    'correction of the rest': rest.corrected,
  }
}
