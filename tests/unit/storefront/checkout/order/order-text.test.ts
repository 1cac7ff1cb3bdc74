import { expect, test } from 'vitest'
import { longDay } from '@/domain/long-date'
import { dayIn, zoneOf } from '@/domain/tax/day-in-country'
import type { OrderView } from '@/domain/order/order-answer'
import { refundText } from '@/storefront/checkout/order/refund-text'
import {
  dateText,
  dayText,
  documentNames,
  paymentText,
  textOfOrder,
} from '@/storefront/checkout/order/order-text'

test('the total of an order that waits is thin, of a refunded one struck through', () => {
  const states = ['paid', 'awaiting_payment', 'refunded'] as const
  expect(states.map((state) => textOfOrder(state).total)).toEqual(['regular', 'thin', 'struck'])
})

test('an instant has the day of the seller’s books, a day without a time is the same everywhere', () => {
  const paidAt = '2026-11-30T23:30:00.000Z'
  const zones = ['Europe/Berlin', 'UTC', 'America/New_York'] as const
  expect(zones.map((zone) => dateText(paidAt, zone).replaceAll('\u00a0', ' '))).toEqual([
    '1 December 2026',
    '30 November 2026',
    '30 November 2026',
  ])
  expect(dayText('2026-11-30')).toBe('30\u00a0November\u00a02026')
})

test('an order paid near midnight is paid, due and given back on the days of its invoice', () => {
  const at = '2026-11-30T23:30:00.000Z'
  const order = { paid_at: at, refunds: [], time_zone: zoneOf('DE'), total: 100 }
  const back = {
    amount: 100,
    credit: null,
    state: 'succeeded',
    at,
    card: null,
    is_dispute: false,
  } as const
  const orders = [
    { ...order, state: 'paid' },
    { ...order, state: 'awaiting_payment', transfer: { due_at: at } },
    { ...order, state: 'refunded', refunds: [back] },
  ] as unknown as OrderView[]

  const days = [dayIn('DE', new Date(at)), '1 December 2026']
  expect(days).toEqual(['2026-12-01', longDay('2026-12-01')])
  const said = [...orders.map(paymentText), refundText(back, zoneOf('DE'))]
  expect(said.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Online, 1 December 2026',
    'By transfer, due 1 December 2026',
    'Online, paid 1 December 2026, refunded 1 December 2026',
    'Back to you, 1 December 2026',
  ])
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
  const order = {
    state: 'paid',
    paid_at: '2026-11-21T10:00:00.000Z',
    total: 0,
    refunds: [],
    time_zone: 'UTC',
  }
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
    time_zone: 'UTC',
  } as unknown as OrderView
  expect(paymentText(paidBack).replaceAll('\u00a0', ' ')).toBe(
    'Demo card, paid 21 November 2026, refunded 28 November 2026',
  )
})
