import { expect, test } from 'vitest'
import { orderNumber } from '@/domain/order/numbers'

test('an order is numbered within its year', () => {
  expect([orderNumber(2026, 413), orderNumber(2027, 1), orderNumber(2027, 12345)]).toEqual([
    '2026-0413',
    '2027-0001',
    '2027-12345',
  ])
})
