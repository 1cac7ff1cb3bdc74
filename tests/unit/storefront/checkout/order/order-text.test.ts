import { expect, test } from 'vitest'
import { dateText, documentNames, textOfOrder } from '@/storefront/checkout/order/order-text'

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
