import { expect, test } from 'vitest'
import type { OrderView } from '@/domain/order/order-answer'
import {
  dateText,
  documentNames,
  paymentText,
  textOfOrder,
} from '@/storefront/checkout/order/order-text'

test('the total of an order that waits is thin, of a refunded one struck through', () => {
  const states = ['paid', 'awaiting_payment', 'refunded'] as const
  expect(states.map((state) => textOfOrder(state).total)).toEqual(['regular', 'thin', 'struck'])
})

test('a date is written out', () => {
  expect(dateText('2026-11-21T23:30:00.000Z')).toBe('21\u00a0November\u00a02026')
})

test('documents are numbered only where there are several of a kind', () => {
  const documents = [
    { kind: 'invoice', number: 'R-1', url: '/a' },
    { kind: 'licence', number: 'L-1', url: '/b' },
    { kind: 'licence', number: 'L-2', url: '/c' },
  ] as const
  expect(documentNames({ documents: [...documents] })).toEqual([
    'Invoice',
    'Licence L-1',
    'Licence L-2',
  ])
})

test('an order that a gift paid was paid by no card, also where the gift went back', () => {
  const order = { state: 'paid', paid_at: '2026-11-21T10:00:00.000Z', total: 0, refunds: [] }
  const credit = { amount: 6000, code: 'GIFT' }
  const refunds = [{ amount: 0, credit, state: 'succeeded', at: '2026-11-28T10:00:00.000Z' }]
  const orders = [order, { ...order, state: 'refunded', refunds }] as unknown as OrderView[]

  expect(orders.map(paymentText)).toEqual(['Nothing to pay', 'Nothing to pay'])
})

test('the payment of a refunded order says when the money came and when it went back', () => {
  const paidBack = {
    state: 'refunded',
    paid_at: '2026-11-21T10:00:00.000Z',
    refunds: [
      {
        amount: 100,
        state: 'succeeded',
        at: '2026-11-28T10:00:00.000Z',
        card: null,
        is_dispute: false,
      },
    ],
    demo: true,
  } as unknown as OrderView
  expect(paymentText(paidBack).replaceAll('\u00a0', ' ')).toBe(
    'Demo card, paid 21 November 2026, refunded 28 November 2026',
  )
})
