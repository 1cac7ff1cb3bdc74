import { expect, test } from 'vitest'
import { composeCreditNote } from '@/domain/order/documents/compose-credit-note'
import { composeInvoice } from '@/domain/order/documents/compose-invoice'
import type { DocumentContents } from '@/domain/order/documents/document-contents'
import { aSoldOrder, ISSUE, SELLER } from './a-sold-order'

const EARLY = { own: '1', foreign: '1.25', currency: 'USD', of: '2026-10-01' }
const NOVEMBER = { own: '1', foreign: '1.0832', currency: 'USD', of: '2026-11-02' }
const TOMORROW = { own: '1', foreign: '2', currency: 'USD', of: '2026-11-24' }
const RATES = [TOMORROW, EARLY, NOVEMBER]

function ownOf(difference: Parameters<typeof aSoldOrder>[0]) {
  return composeInvoice(aSoldOrder({ exchangeRates: RATES, ...difference }), ISSUE).ownCurrency
}

test('a sale in dollars says its sums in euros too, at the newest rate of its day or before', () => {
  // 26.16 ÷ 1.0832 = 24.1507…, 137.70 ÷ 1.0832 = 127.1233…
  expect(ownOf({ currency: 'USD' })).toEqual({
    currency: 'EUR',
    rate: NOVEMBER,
    net: 12712,
    tax: 2415,
    total: 15127,
  })
})

test('a sale in the currency of the seller’s country says nothing twice', () => {
  expect(ownOf({})).toBe(null)
})

test('a rate that nobody entered is not invented', () => {
  expect(ownOf({ currency: 'GBP' })).toBe(null)
  expect(ownOf({ currency: 'USD', exchangeRates: [TOMORROW] })).toBe(null)
})

test('currencies of other digits, and rates told the other way round', () => {
  const polish = { ...SELLER, address: { ...SELLER.address, country: 'PL' } }
  const euro = { own: '4.25', foreign: '1', currency: 'EUR', of: '2026-11-02' }
  const yen = { own: '1', foreign: '163.06', currency: 'JPY', of: '2026-11-02' }

  // 26.16 × 4.25 = 111.18; 2616 yen ÷ 163.06 = 16.0432
  expect(ownOf({ seller: polish, exchangeRates: [euro] })).toMatchObject({
    currency: 'PLN',
    tax: 11118,
  })
  expect(ownOf({ currency: 'JPY', exchangeRates: [yen] })).toMatchObject({ tax: 1604 })
})

test('credit notes take the rate of their invoice, and add up to it', () => {
  const invoice = composeInvoice(aSoldOrder({ currency: 'USD', exchangeRates: RATES }), ISSUE)
  const note = (amount: number, before: DocumentContents[]) =>
    composeCreditNote(
      { invoice, before, credit: { amount, tax: null, lines: [], licences: null } },
      { number: 'G2026-0001', at: new Date('2026-12-01T10:00:00Z') },
    )
  const first = note(5000, [])
  const second = note(5000, [first])
  const last = note(6386, [first, second])
  const notes = [first, second, last].map(({ ownCurrency }) => ownCurrency!)

  expect(notes.map(({ rate }) => rate)).toEqual([NOVEMBER, NOVEMBER, NOVEMBER])
  expect(notes.reduce((sum, { tax }) => sum + tax, 0)).toBe(2415)
  expect(notes.reduce((sum, { net }) => sum + net, 0)).toBe(12712)
})
