import type { Audience } from '@/domain/pricing/discounts/audience'
import type { Coupon } from '@/domain/pricing/coupon'

export function aCoupon(given: Partial<Coupon> = {}): Coupon {
  return {
    code: 'SPRING',
    label: null,
    kind: 'percent',
    percent: '10',
    amount: 0,
    currency: 'EUR',
    leastTotal: 0,
    typefaces: [],
    isStackable: false,
    ...given,
  }
}

export const STUDENTS: Audience = {
  key: 'student',
  label: 'Students',
  percentOff: '50',
  words: 'For students at a school, as long as they study.',
}
