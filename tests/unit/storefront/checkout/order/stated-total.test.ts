import { expect, test } from 'vitest'
import { statedTotal } from '@/storefront/checkout/order/order-text'

const BACK = {
  amount: 2000,
  state: 'succeeded',
  at: '',
  card: null,
  credit: null,
  is_dispute: false,
} as const

test.each([
  ['paid', [], 19040],
  ['partially_refunded', [BACK, BACK], 15040],
  ['refunded', [{ ...BACK, amount: 19040 }], 19040],
] as const)(
  'an order that is %s is known by its total, less what came back of it',
  (state, refunds, stated) => {
    expect(statedTotal({ state, total: 19040, refunds: [...refunds] })).toBe(stated)
  },
)
