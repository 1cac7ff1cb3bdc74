import { expect, test } from 'vitest'
import { composeInvoice } from '@/domain/order/documents/compose-invoice'
import { aSoldOrder, ISSUE } from './a-sold-order'

test('an invoice says the frozen order: lines, what came off, net, tax and total', () => {
  const order = aSoldOrder()

  expect(composeInvoice(order, ISSUE)).toEqual({
    kind: 'invoice',
    number: 'R2026-0001',
    issuedAt: '2026-11-23T10:00:00.000Z',
    issuedOn: '2026-11-23',
    suppliedOn: '2026-11-23',
    currency: 'EUR',
    demo: false,
    seller: order.seller,
    buyer: order.buyer,
    licensee: null,
    order: { number: '2026-0413', placedOn: '2026-11-23', purchaseOrder: null },
    lines: order.lines,
    allowances: order.discounts,
    net: 13770,
    tax: {
      kind: 'standard',
      rate: '19',
      country: 'DE',
      amount: 2616,
      label: 'VAT 19 %, Germany',
      sentence: null,
    },
    total: 16386,
    ownCurrency: null,
    payment: 'Paid in full online when it was ordered. Nothing is left to pay.',
    corrects: null,
    notes: [],
    heading: null,
  })
})

test('its days are those of the seller: half past eleven in the evening in London is tomorrow in Berlin', () => {
  const at = new Date('2026-12-31T23:30:00Z')

  expect(composeInvoice(aSoldOrder(), { number: 'R2027-0001', at }).issuedOn).toBe('2027-01-01')
})

test('fonts that were delivered before keep the day of their delivery', () => {
  const order = aSoldOrder({ deliveredAt: new Date('2026-10-02T10:00:00Z') })

  expect(composeInvoice(order, ISSUE)).toMatchObject({
    issuedOn: '2026-11-23',
    suppliedOn: '2026-10-02',
  })
})

test.each([
  [
    { kind: 'reverse_charge' as const, country: 'AT' },
    'Reverse charge: the recipient accounts for the VAT (Article 196 of Directive 2006/112/EC).',
  ],
  [
    { kind: 'outside_scope' as const, country: 'CH' },
    'Not subject to VAT in the EU: the place of supply is Switzerland.',
  ],
])('without tax it says why: %o', (tax, sentence) => {
  const order = aSoldOrder({ tax: { ...tax, rate: '0', amount: 0 } })

  expect(composeInvoice(order, ISSUE).tax.sentence).toBe(sentence)
})

test('a sentence frozen with the order comes before ours', () => {
  const tax = { kind: 'outside_scope', rate: '0', country: 'DE', amount: 0 } as const
  const order = aSoldOrder({ tax: { ...tax, sentence: 'No VAT: small business.' } })

  expect(composeInvoice(order, ISSUE).tax.sentence).toBe('No VAT: small business.')
})

test('an order of before, that kept no discounts, names what came off by their difference', () => {
  const order = aSoldOrder({ discounts: [] })

  expect(composeInvoice(order, ISSUE).allowances).toEqual([{ label: 'Discount', amount: 4230 }])
})

test('an invoice of the demo says that it is none', () => {
  const { payment, notes } = composeInvoice(aSoldOrder({ demo: true }), ISSUE)

  expect([payment, ...notes]).toEqual([
    'Paid with play money in a demo shop: nothing was charged, and nothing is owed.',
    'This is an example from a demo shop. It is no invoice.',
  ])
})

test('of less that was accepted it says what came, and that nothing is left to pay', () => {
  const { total, paid, payment } = composeInvoice(aSoldOrder(), { ...ISSUE, received: 1000 })

  expect([total, paid]).toEqual([16386, 1000])
  expect(payment).toBe(
    '10.00\u00a0€ came and were accepted as payment in full. A credit note lets go of the rest: nothing is left to pay.',
  )
})
