import { expect, test } from 'vitest'
import { renderEInvoice } from '@/delivery/documents/render-e-invoice'
import { composeCreditNote, composeReversal } from '@/domain/order/documents/compose-credit-note'
import { composeInvoice, type SoldOrder } from '@/domain/order/documents/compose-invoice'
import { aSoldOrder, ISSUE, SELLER } from '../../domain/order/documents/a-sold-order'

const { buyer } = aSoldOrder()
const AUSTRIAN = { ...buyer, company: 'Druck & Co GmbH', vatId: 'ATU12345675' }
const REVERSE = { kind: 'reverse_charge', rate: '0', country: 'AT', amount: 0 } as const
const ABROAD = { kind: 'outside_scope', rate: '0', country: 'CH', amount: 0 } as const

function anInvoice(difference: Partial<SoldOrder> = {}) {
  return composeInvoice(aSoldOrder(difference), ISSUE)
}

/** Every text of these elements, in the order they come. */
function textsOf(xml: string | null, ...names: string[]): string[] {
  const found = (xml ?? '').matchAll(
    new RegExp(`<ram:(?:${names.join('|')})(?: [^>]*)?>([^<]+)</`, 'g'),
  )
  return [...found].map(([, text = '']) => text)
}

test('the figures of EN 16931 are those of the invoice', async () => {
  const xml = await renderEInvoice(anInvoice())

  expect(textsOf(xml, 'LineTotalAmount')).toEqual(['135.00', '45.00', '180.00'])
  expect(textsOf(xml, 'ActualAmount')).toEqual(['27.00', '15.30'])
  expect(textsOf(xml, 'TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount')).toEqual([
    '137.70',
    '26.16',
    '163.86',
  ])
  expect(textsOf(xml, 'TotalPrepaidAmount', 'DuePayableAmount')).toEqual(['163.86', '0.00'])
  expect(new Set(textsOf(xml, 'CategoryCode', 'RateApplicablePercent'))).toEqual(
    new Set(['S', '19']),
  )
})

test('reverse charge names both VAT numbers and its reason', async () => {
  const xml = await renderEInvoice(anInvoice({ buyer: AUSTRIAN, tax: REVERSE }))

  expect(xml).toContain('<ram:ID schemeID="VA">DE123456788</ram:ID>')
  expect(xml).toContain('<ram:ID schemeID="VA">ATU12345675</ram:ID>')
  expect(xml).toContain('<ram:Name>Druck &amp; Co GmbH</ram:Name>')
  expect(textsOf(xml, 'CategoryCode')).toContain('AE')
  expect(textsOf(xml, 'ExemptionReason')[0]).toMatch(/^Reverse charge/)
})

test('outside the scope of VAT no VAT number may stand there', async () => {
  const xml = await renderEInvoice(anInvoice({ buyer: AUSTRIAN, tax: ABROAD }))

  expect(textsOf(xml, 'CategoryCode')).toContain('O')
  expect(xml).not.toContain('schemeID="VA"')
})

test('where no VAT number may stand the buyer’s is said in words', async () => {
  const london = { ...buyer, company: 'Type Ltd', vatId: 'GB365684514' }
  const xml = await renderEInvoice(anInvoice({ buyer: london, tax: { ...ABROAD, country: 'GB' } }))

  // In one note with one content: of several the library makes one that the schema refuses.
  expect(textsOf(xml, 'Content')).toEqual([
    expect.stringMatching(/ VAT number of the recipient: GB365684514$/),
  ])
})

test('a business in Britain that accounts for it itself stands there with its number', async () => {
  const london = { ...buyer, company: 'Type Ltd', vatId: 'GB365684514' }
  const xml = await renderEInvoice(anInvoice({ buyer: london, tax: { ...REVERSE, country: 'GB' } }))
  expect(xml).toContain('<ram:ID schemeID="VA">GB365684514</ram:ID>')
})

test('lines that less money goes back for than paid them, the rest of a gift’s, still add up', async () => {
  const lines = [
    { id: 'one', net: 9000 },
    { id: 'two', net: 3443 },
  ]
  const gift = { label: 'GIFT', amount: 9000 }
  const credit = { amount: 1190, tax: 190, lines, licences: 'revoked' as const, gift }
  const issue = { number: 'G2026-0001', at: new Date('2026-12-01T10:00:00Z') }
  const note = composeCreditNote({ invoice: anInvoice(), before: [], credit }, issue)
  const xml = await renderEInvoice(note)

  expect(textsOf(xml, 'LineTotalAmount')).toEqual(['7.23', '2.77', '10.00'])
  expect(textsOf(xml, 'TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount')).toEqual([
    '10.00',
    '1.90',
    '11.90',
  ])
  expect(textsOf(xml, 'TotalPrepaidAmount', 'DuePayableAmount')).toEqual(['11.90', '0.00'])
})

test('a credit note is one, and names its invoice', async () => {
  const credit = { amount: 1190, tax: null, lines: [], licences: null }
  const issue = { number: 'G2026-0001', at: new Date('2026-12-01T10:00:00Z') }
  const note = composeCreditNote({ invoice: anInvoice(), before: [], credit }, issue)
  const xml = await renderEInvoice(note)

  expect(textsOf(xml, 'TypeCode')[0]).toBe('381')
  expect(textsOf(xml, 'IssuerAssignedID')).toContain('R2026-0001')
})

test('what takes a credit note back is a debit note to a program, and names the credit note', async () => {
  const credit = { amount: 1190, tax: null, lines: [], licences: null }
  const issue = { number: 'G2026-0001', at: new Date('2026-12-01T10:00:00Z') }
  const creditNote = composeCreditNote({ invoice: anInvoice(), before: [], credit }, issue)
  const reversal = { creditNote, why: 'refund_failed', areLicencesBack: false } as const
  const xml = await renderEInvoice(composeReversal(reversal, { ...issue, number: 'G2026-0002' }))

  expect(textsOf(xml, 'TypeCode')[0]).toBe('383')
  expect(textsOf(xml, 'GrandTotalAmount')).toEqual(['11.90'])
  expect(textsOf(xml, 'IssuerAssignedID')).toContain('G2026-0001')
})

test('yen have no cents', async () => {
  const xml = await renderEInvoice(anInvoice({ currency: 'JPY' }))

  expect(textsOf(xml, 'GrandTotalAmount')).toEqual(['16386'])
})

test.each([
  ['of the demo', { demo: true }],
  ['of a seller without any number', { seller: { ...SELLER, vatId: null, taxNumber: null } }],
  ['of reverse charge without the buyer’s number', { tax: REVERSE }],
])('a document %s carries no data that a program would book', async (_which, difference) => {
  expect(await renderEInvoice(anInvoice(difference))).toBe(null)
})

test('of less that was accepted the data say what came; the credit note settles what is open', async () => {
  const invoice = composeInvoice(aSoldOrder(), { ...ISSUE, received: 1000 })
  const payment = '10.00 € were accepted as payment in full.'
  const credit = { amount: 15386, tax: null, lines: [], licences: null, payment }
  const note = composeCreditNote({ invoice, before: [], credit }, ISSUE)
  const openIn = async (contents: typeof invoice) =>
    textsOf(await renderEInvoice(contents), 'TotalPrepaidAmount', 'DuePayableAmount')

  expect(await openIn(invoice)).toEqual(['10.00', '153.86'])
  expect(await openIn(note)).toEqual(['0.00', '153.86'])
})

test('a small business is known by the number of its tax office', async () => {
  const seller = { ...SELLER, vatId: null, register: null, taxNumber: '27/123 & 4' }
  const sentence = 'No VAT is charged: small business under § 19 UStG.'
  const tax = { kind: 'exempt', rate: '0', country: 'DE', amount: 0, sentence } as const
  const xml = await renderEInvoice(anInvoice({ seller, tax, total: 13770 }))

  expect(xml).toMatch(/<ram:SellerTradeParty><ram:ID>27\/123 &amp; 4<\/ram:ID>/)
  expect(textsOf(xml, 'ExemptionReason')).toEqual([sentence])
})

test('VAT is said in the currency of the seller’s country too', async () => {
  const rate = { own: '1', foreign: '1.0832', currency: 'USD', of: '2026-11-02' }
  const xml = await renderEInvoice(anInvoice({ currency: 'USD', exchangeRates: [rate] }))

  expect(textsOf(xml, 'TaxCurrencyCode', 'InvoiceCurrencyCode')).toEqual(['EUR', 'USD'])
  expect(xml).toContain('<ram:TaxTotalAmount currencyID="USD">26.16</ram:TaxTotalAmount>')
  expect(xml).toContain('<ram:TaxTotalAmount currencyID="EUR">24.15</ram:TaxTotalAmount>')
})

test('VAT is said in the currency of the seller’s country too', async () => {
  const rate = { own: '1', foreign: '1.0832', currency: 'USD', of: '2026-11-02' }
  const xml = await renderEInvoice(anInvoice({ currency: 'USD', exchangeRates: [rate] }))

  expect(textsOf(xml, 'TaxCurrencyCode', 'InvoiceCurrencyCode')).toEqual(['EUR', 'USD'])
  expect(xml).toContain('<ram:TaxTotalAmount currencyID="USD">26.16</ram:TaxTotalAmount>')
  expect(xml).toContain('<ram:TaxTotalAmount currencyID="EUR">24.15</ram:TaxTotalAmount>')
})

test('rendered twice, the data are the same', async () => {
  expect(await renderEInvoice(anInvoice())).toBe(await renderEInvoice(anInvoice()))
})
