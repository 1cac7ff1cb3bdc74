import type { Charge } from './stripe-objects'
import type { StripeWorld } from './stripe-world'
import { newId, nowInSeconds } from './stripe-world'

/** As a European card is priced: 1.5 % and 25 cents. */
export function moveBalance(world: StripeWorld, charge: Charge): void {
  const { amount, currency } = charge
  const fee = Math.round(amount * 0.015) + 25
  const id = newId('txn')
  world.balance.set(id, {
    id,
    object: 'balance_transaction',
    amount,
    created: nowInSeconds(),
    currency,
    fee,
    net: amount - fee,
    source: charge.id,
  })
  charge.balance_transaction = id
}
