import { expect, test } from 'vitest'
import { renderInvoicePdf } from '@/delivery/documents/invoice-pdf'
import { composeCreditNote, composeReversal } from '@/domain/order/documents/compose-credit-note'
import { composeInvoice } from '@/domain/order/documents/compose-invoice'
import type { SoldOrder } from '@/domain/order/documents/compose-invoice'
import { aSoldOrder, ISSUE } from '../../domain/order/documents/a-sold-order'
import { NO_FACES } from './licence-document'
import { readPdf } from './read-pdf'

const INVOICE = composeInvoice(aSoldOrder(), ISSUE)

async function linesOf(contents = INVOICE): Promise<string[]> {
  return readPdf(await renderInvoicePdf({ contents, xml: null, faces: NO_FACES })).lines
}

function anInvoice(difference: Partial<SoldOrder>) {
  return composeInvoice(aSoldOrder(difference), ISSUE)
}

test('an invoice says who sold what to whom, when, net, tax and total', async () => {
  const pdf = await renderInvoicePdf({ contents: INVOICE, xml: null, faces: NO_FACES })
  const { title, pages, lines } = readPdf(pdf)

  expect({ title, pages }).toEqual({ title: 'Invoice R2026-0001', pages: 1 })
  expect(lines).toEqual([
    'Fount Foundry',
    'Invoice',
    'R2026-0001',
    'Issued and delivered',
    '23 November 2026',
    'Order 2026-0413',
    'To',
    'Grete Beispiel',
    'Hauptstraße 1',
    '20095 Hamburg',
    'Germany',
    'grete@example.org',
    'From',
    'Fount Foundry GmbH',
    'Ada Example',
    'Schriftgasse 1',
    '10115 Berlin',
    'Germany',
    'VAT ID DE123456788',
    'Tax number 27/123/45678',
    expect.stringMatching(/^HRB.12345.B, Amtsgericht$/),
    'Charlottenburg',
    'Typeface',
    'Licence and styles',
    'EUR, before VAT',
    'Young Serif',
    '135.00',
    expect.stringMatching(/^Desktop, 2.*5 users$/),
    'Web, to 10 000 views a month',
    'Regular',
    'Alegreya',
    '45.00',
    'Desktop, 1 user',
    'Regular, Bold',
    'Sum',
    '180.00',
    expect.stringMatching(/^Student, .*15 %$/),
    expect.stringMatching(/27\.00$/),
    expect.stringMatching(/^Coupon SPRING, .*10 %$/),
    expect.stringMatching(/15\.30$/),
    'Net',
    '137.70',
    'VAT 19 %, Germany',
    '26.16',
    'Total',
    expect.stringMatching(/^163\.86/),
    'Payment',
    'Paid in full online when it was ordered. Nothing is left to pay.',
    'R2026-0001, Fount Foundry GmbH, Schriftgasse 1, 10115 Berlin, Germany, VAT DE123456788,',
    'hello@foundry.example, foundry.example',
    '1 of 1',
  ])
})

test('a business abroad finds both VAT numbers, its own order number and the sentence of reverse charge', async () => {
  const { buyer } = aSoldOrder()
  const lines = await linesOf(
    anInvoice({
      buyer: { ...buyer, company: 'Druck GmbH', vatId: 'ATU12345675' },
      purchaseOrder: 'PO-77',
      licensee: 'Kunde AG, Karl Kunde',
      tax: { kind: 'reverse_charge', rate: '0', country: 'AT', amount: 0 },
    }),
  )

  expect(lines).toEqual(
    expect.arrayContaining([
      'Druck GmbH',
      'VAT ID ATU12345675',
      'VAT ID DE123456788',
      'Your order PO-77',
      'Licensee',
      'Kunde AG, Karl Kunde',
      expect.stringMatching(/^Reverse charge: the recipient/),
    ]),
  )
})

test('an invoice in dollars says its VAT in euros, and at which rate of which day', async () => {
  const rate = { own: '1', foreign: '1.0832', currency: 'USD', of: '2026-11-02' }
  const lines = await linesOf(anInvoice({ currency: 'USD', exchangeRates: [rate] }))

  expect(lines[lines.indexOf('VAT in EUR') + 1]).toMatch(
    /^24\.15.., at 1 EUR = 1\.0832 USD, the rate of 2 November 2026$/,
  )
})

test('an invoice in dollars says its VAT in euros, and at which rate of which day', async () => {
  const rate = { own: '1', foreign: '1.0832', currency: 'USD', of: '2026-11-02' }
  const lines = await linesOf(anInvoice({ currency: 'USD', exchangeRates: [rate] }))

  expect(lines[lines.indexOf('VAT in EUR') + 1]).toMatch(
    /^24\.15.., at 1 EUR = 1\.0832 USD, the rate of 2 November 2026$/,
  )
})

test('a credit note names the invoice it corrects, and what becomes of the licences', async () => {
  const credit = { amount: 16386, tax: null, lines: [], licences: 'revoked' } as const
  const issue = { number: 'G2026-0001', at: new Date('2026-12-01T10:00:00Z') }
  const note = composeCreditNote({ invoice: INVOICE, before: [], credit }, issue)

  expect(await linesOf(note)).toEqual(
    expect.arrayContaining([
      'Credit note',
      'G2026-0001',
      '1 December 2026',
      'Invoice R2026-0001 of 23 November 2026',
      'Credited',
      'The licences given back with it have ended.',
    ]),
  )
})

test('a reversal names the credit note it takes back', async () => {
  const creditNote = { ...INVOICE, kind: 'credit_note', number: 'G2026-0001' } as const
  const reversal = { creditNote, why: 'refund_failed', areLicencesBack: true } as const
  const contents = composeReversal(reversal, { ...ISSUE, number: 'G2026-0002' })
  const said = ['Reversal of a credit note', 'G2026-0002', 'Reverses', 'Reversed']
  const corrected = 'Credit note G2026-0001 of 23 November 2026'

  expect(await linesOf(contents)).toEqual(expect.arrayContaining([...said, corrected]))
})

test('an invoice of the demo says at its top that it is none', async () => {
  const lines = await linesOf(anInvoice({ demo: true }))

  expect(lines.slice(1, 5)).toEqual([
    'Example from a demo shop',
    'R2026-0001',
    'Demo',
    'This is an example from a demo shop. It is no invoice.',
  ])
})

test('forty lines go on over the pages, each whole and under the same head, and the sums stand with the last of them', async () => {
  const lines = Array.from({ length: 40 }, (_, index) => ({
    id: String(index),
    typeface: `Typeface ${index}`,
    uses: ['Desktop, 1 user'],
    styles: ['Regular', 'Bold'],
    amount: 90_000 + index,
  }))
  const contents = anInvoice({ lines, discounts: [], net: 3_600_780 })
  const pdf = readPdf(await renderInvoicePdf({ contents, xml: null, faces: NO_FACES }))
  const lastPage = pdf.lines.slice(pdf.lines.lastIndexOf('Invoice R2026-0001'))

  expect(pdf.pages).toBe(4)
  expect(pdf.lines.filter((line) => /^Typeface \d+$/.test(line))).toHaveLength(40)
  expect(pdf.lines.filter((line) => /^900\.\d\d$/.test(line))).toHaveLength(40)
  expect(pdf.lines.filter((line) => line === 'EUR, before VAT')).toHaveLength(4)
  expect(lastPage).toEqual(expect.arrayContaining(['Typeface 39', 'Net', 'Total']))
})
