import { expect, test } from 'vitest'
import { stateOfCoupon } from '@/domain/pricing/coupon'

const NOW = new Date('2026-11-23T12:00:00Z')
const FREE = { startsAt: null, endsAt: null, maxUses: null, usesPerCustomer: null }
const [EARLIER, LATER] = [new Date('2026-11-01'), new Date('2026-12-01')]

test.each([
  ['open', FREE, { uses: 900, left: null }],
  ['open', { ...FREE, startsAt: EARLIER, endsAt: LATER, maxUses: 10 }, { uses: 9, left: null }],
  ['used_up', { ...FREE, maxUses: 10 }, { uses: 10, left: null }],
  ['used_up', FREE, { uses: 2, left: 0 }],
  ['not_begun', { ...FREE, startsAt: LATER }, { uses: 0, left: null }],
  ['ended', { ...FREE, endsAt: NOW, maxUses: 1 }, { uses: 1, left: null }],
] as const)('a coupon is %s', (state, limits, usage) => {
  expect(stateOfCoupon(limits, usage, NOW)).toBe(state)
})
