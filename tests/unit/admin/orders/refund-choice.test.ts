import { expect, test } from 'vitest'
import {
  leftToGive,
  missingOf,
  partsOf,
  sumOf,
  usualLicences,
} from '@/admin/orders/forms/refund-choice'
import type { OrderDesk } from '@/domain/order/order-for-staff'

const DESK = {
  left: 3570,
  credit: { label: 'GIFT', used: 3000, left: 2000 },
  lines: [{ id: 'a', name: 'Syne, Bold', value: 6570, isGivenBack: false }],
} as unknown as OrderDesk

test('all that is left is the money and what a gift paid, and goes back in that order', () => {
  const whole = sumOf({ kind: 'whole' }, DESK) ?? 0

  expect(whole).toBe(5570)
  expect([whole, 3570, 3571].map((sum) => partsOf(sum, DESK))).toEqual([
    { amount: 3570, credit: 2000 },
    { amount: 3570, credit: 0 },
    { amount: 3570, credit: 1 },
  ])
})

test('an amount may be as much as both together, and no more', () => {
  const missing = [5570, 5571].map((sum) =>
    missingOf({ way: 'amount', lines: [], amount: '' }, { sum, left: leftToGive(DESK) }),
  )

  expect(missing).toEqual([null, 'That is more than can still go back.'])
})

test('what goes back whole keeps no licence unless staff say so, also where it is written as an amount', () => {
  const usual = (way: 'whole' | 'lines' | 'amount', sum: number | null) =>
    usualLicences({ way, lines: [], amount: '' }, { sum, left: 5570 })

  expect([usual('whole', 5570), usual('lines', 100), usual('amount', 5570)]).toEqual(
    Array(3).fill('revoked'),
  )
  expect([usual('amount', 5569), usual('amount', null)]).toEqual(['kept', 'kept'])
})
