import { expect, test } from 'vitest'
import { renderEInvoice } from '@/delivery/documents/render-e-invoice'
import { csvFormOf } from '@/domain/csv-table'
import {
  composeCreditNote,
  composeReversal,
  creditsOf,
  standingInvoice,
} from '@/domain/order/documents/compose-credit-note'
import { composeInvoice } from '@/domain/order/documents/compose-invoice'
import {
  composeCancellation,
  composeCorrectedInvoice,
  type InvoiceChange,
  planCorrection,
} from '@/domain/order/documents/correct-invoice'
import type { DocumentContents } from '@/domain/order/documents/document-contents'
import { documentsCsv } from '@/domain/order/documents/documents-csv'
import { isSameForTax } from '@/domain/order/refund/correction'
import { aSoldOrder, ISSUE } from './a-sold-order'

const DOLLARS = { own: '1', foreign: '1.0832', currency: 'USD', of: '2026-11-02' }
const INVOICE = composeInvoice(aSoldOrder(), ISSUE)
const LATER = new Date('2026-12-05T10:00:00Z')
const REVERSE = { kind: 'reverse_charge', rate: '0', country: 'AT', sentence: 'Reverse.' } as const

/** The same buyer, as a company in Austria. */
const TO_AUSTRIA: InvoiceChange = {
  buyer: { ...INVOICE.buyer, company: 'Druck & Co GmbH', vatId: 'ATU12345675' },
  purchaseOrder: 'PO 7',
  tax: REVERSE,
}

function credited(amount: number): DocumentContents {
  const credit = { amount, tax: null, lines: [], licences: null }
  return composeCreditNote(
    { invoice: INVOICE, before: [], credit },
    { number: 'G2026-0001', at: LATER },
  )
}

function correct(
  change: InvoiceChange,
  { invoice = INVOICE, before = [] as DocumentContents[] } = {},
) {
  const { back } = planCorrection({ invoice, before }, change)
  const cancellation = composeCancellation(
    { invoice, before, back, why: 'corrected' },
    { number: 'G2026-0002', at: LATER },
  )
  const corrected = composeCorrectedInvoice(
    { invoice, cancellation, change, back },
    { number: 'R2026-0002', at: LATER },
  )
  return { back, cancellation, corrected }
}

const sums = ({ net, tax, total }: DocumentContents) => [net, tax.amount, total]

test('a cancellation takes the whole invoice back, and the new one says it again without the tax', () => {
  const { back, cancellation, corrected } = correct(TO_AUSTRIA)

  expect(back).toBe(2616)
  expect(sums(cancellation)).toEqual(sums(INVOICE))
  expect(cancellation).toMatchObject({
    kind: 'cancellation',
    lines: INVOICE.lines,
    buyer: INVOICE.buyer,
    paid: 2616,
    corrects: { number: 'R2026-0001', issuedOn: '2026-11-23' },
  })
  expect(corrected).toEqual({
    ...INVOICE,
    number: 'R2026-0002',
    issuedAt: LATER.toISOString(),
    issuedOn: '2026-12-05',
    buyer: TO_AUSTRIA.buyer,
    order: { ...INVOICE.order, purchaseOrder: 'PO 7' },
    net: 13770,
    total: 13770,
    paid: undefined,
    tax: {
      kind: 'reverse_charge',
      rate: '0',
      country: 'AT',
      amount: 0,
      sentence: 'Reverse.',
      label: 'Reverse charge, VAT is yours to account for',
    },
    payment:
      'Paid in full online when it was ordered. Nothing is left to pay. 26.16\u00a0€ of VAT goes back to the buyer.',
    corrects: { number: 'R2026-0001', issuedOn: '2026-11-23', cancelledBy: 'G2026-0002' },
  })
})

test('of an invoice credited in part the rest is cancelled, and what was credited comes off the new one', () => {
  const note = credited(1190)
  const { cancellation, corrected } = correct(TO_AUSTRIA, { before: [note] })
  const left = INVOICE.net - note.net

  expect(sums(cancellation)).toEqual([left, 2616 - note.tax.amount, INVOICE.total - 1190])
  expect(sums(corrected)).toEqual([left, 0, left])
  expect(corrected.allowances.at(-1)).toEqual({ label: 'Credited before', amount: note.net })
})

test.each([
  ['20', 'AT'],
  ['17', 'LU'],
  ['5.5', 'FR'],
])(
  'at %s %% the tax of the new total is that of its net, to the smallest unit',
  (rate, country) => {
    const wrong = Array.from({ length: 400 }, (_, index) => index + 1).filter((net) => {
      const tax = Math.round((net * 27) / 100)
      const order = { net, total: net + tax, lines: [], discounts: [] }
      const frozen = { kind: 'standard', rate: '27', country: 'HU', amount: tax } as const
      const invoice = composeInvoice(aSoldOrder({ ...order, tax: frozen }), ISSUE)
      const change = { ...TO_AUSTRIA, tax: { kind: 'standard', rate, country } as const }
      const { sums: planned } = planCorrection({ invoice, before: [] }, change)
      const made = sums(correct(change, { invoice }).corrected)
      return made.join() !== [net, planned.tax, planned.total].join()
    })

    expect(wrong).toEqual([])
  },
)

test('a tax that would rise is refused, and so is a correction of nothing', () => {
  const standing = { invoice: INVOICE, before: [] }
  const sweden = { kind: 'standard', rate: '25', country: 'SE' } as const

  expect(() => planCorrection(standing, { ...TO_AUSTRIA, tax: sweden })).toThrow(
    /would rise from 26\.16.€ to 34\.43.€, and that cannot be charged afterwards/,
  )
  expect(() =>
    planCorrection(standing, { buyer: INVOICE.buyer, purchaseOrder: null, tax: null }),
  ).toThrow('The invoice says all of this already.')
})

test.each([
  ['a postcode mistyped within one territory', ['AT', '1010', null], ['AT', '1011', null], true],
  ['one territory by its other name', ['FR', '98 000', null], ['MC', '98000', null], true],
  ['another territory of the country', ['ES', '28001', null], ['ES', '35001', null], false],
  ['another country', ['AT', '1010', null], ['DE', '1010', null], false],
  ['another number', ['AT', '1010', null], ['AT', '1010', 'ATU13585627'], false],
] as const)('of %s tax knows whether it is the same buyer', (what, was, is, isSame) => {
  const [a, b] = [was, is].map(([country, postalCode, vatId]) => ({ country, postalCode, vatId }))

  expect(a && b && isSameForTax(a, b)).toBe(isSame)
})

test('the last invoice that was not cancelled counts, and the first again once its cancellation is reversed', () => {
  const { cancellation, corrected } = correct(TO_AUSTRIA)
  const why = { why: 'refund_failed', areLicencesBack: false } as const
  const reversal = composeReversal(
    { creditNote: cancellation, ...why },
    { number: 'G2026-0003', at: LATER },
  )
  const undone = composeCancellation(
    { invoice: corrected, before: [], back: 0, why: 'undone' },
    { number: 'G2026-0004', at: LATER },
  )
  const all = [INVOICE, cancellation, corrected, reversal, undone]

  expect(standingInvoice([INVOICE])).toBe(INVOICE)
  expect(standingInvoice(all.slice(0, 3))).toBe(corrected)
  expect(standingInvoice(all)).toBe(INVOICE)
  expect(creditsOf(corrected, all)).toEqual([undone])
})

test('in the table of the books a cancellation is negative, its VAT goes back once, and the fee stands once', () => {
  const { cancellation, corrected } = correct(TO_AUSTRIA)
  const fee = { amount: 271, currency: 'EUR' }
  const booked = [INVOICE, cancellation, corrected].map((contents) => ({
    contents,
    payment: 'pi_1',
    fee,
  }))
  const rows = documentsCsv(booked, csvFormOf('GB')).split('\r\n').slice(1, -1)

  expect(rows.map((row) => row.split(',').slice(10, 13).concat(row.split(',').slice(-6)))).toEqual([
    ['137.70', '26.16', '163.86', '', 'pi_1', 'invoice', '', '2.71', 'EUR'],
    ['-137.70', '-26.16', '-163.86', 'R2026-0001', 'pi_1', 'cancellation', '26.16', '', ''],
    ['137.70', '0.00', '137.70', 'R2026-0001', 'pi_1', 'invoice', '', '', ''],
  ])
})

test('in another currency the new invoice is exchanged at the rate of the old one', () => {
  const dollars = { currency: 'USD', exchangeRates: [DOLLARS] }
  const invoice = composeInvoice(aSoldOrder(dollars), ISSUE)
  const { cancellation, corrected } = correct(TO_AUSTRIA, { invoice })

  expect(cancellation.ownCurrency).toEqual(invoice.ownCurrency)
  expect(corrected.ownCurrency).toMatchObject({
    rate: invoice.ownCurrency?.rate,
    net: invoice.ownCurrency?.net,
    tax: 0,
  })
})

test('both e-invoices name the old one: the cancellation as a credit note, the new one as an invoice', async () => {
  const { cancellation, corrected } = correct(TO_AUSTRIA)
  const xmls = await Promise.all([cancellation, corrected].map(renderEInvoice))
  const types = xmls.map((xml) => /<ram:TypeCode>(\d+)</.exec(xml ?? '')?.[1])
  const named = xmls.map(
    (xml) => /<ram:InvoiceReferencedDocument>\s*<ram:IssuerAssignedID>([^<]+)/.exec(xml ?? '')?.[1],
  )

  expect(types).toEqual(['381', '380'])
  expect(named).toEqual(['R2026-0001', 'R2026-0001'])
})
