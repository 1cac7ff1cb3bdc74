import type { Form } from '../server/read-form'
import { integerOf, refuseUnknown, textOf } from '../server/read-form'
import { invalid, missing } from '../server/stripe-refusal'
import { mergedMetadata } from './intent-rules'
import { requireIntent } from './intents'
import type { Charge, Refund } from './stripe-objects'
import type { StripeWorld } from './stripe-world'
import { newId, nowInSeconds, recordEvent } from './stripe-world'

const KNOWN = ['amount', 'charge', 'payment_intent', 'reason', 'metadata', 'expand']

export function createRefund(world: StripeWorld, form: Form): Refund {
  refuseUnknown(form, KNOWN)
  const charge = chargeToRefund(world, form)
  if (charge.refunded) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  }
  const left = charge.amount - charge.amount_refunded
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount: checkedAmount(integerOf(form, 'amount') ?? left, left),
    charge: charge.id,
    created: nowInSeconds(),
    currency: charge.currency,
    metadata: mergedMetadata({}, form),
    payment_intent: charge.payment_intent,
    reason: textOf(form, 'reason'),
    status: 'succeeded',
  }
  world.refunds.set(refund.id, refund)
  addToCharge(charge, refund.amount)
  recordEvent(world, 'refund.created', refund)
  recordEvent(world, 'charge.refunded', charge)
  return refund
}

/** The bank sent the money back: what was counted as refunded is the shop's again. */
export function failRefund(world: StripeWorld, id: string): Refund {
  const refund = requireRefund(world, id)
  const charge = world.charges.get(refund.charge)
  if (refund.status === 'failed' || !charge) throw invalid('The refund has failed already.')

  refund.status = 'failed'
  addToCharge(charge, -refund.amount)
  recordEvent(world, 'refund.updated', refund)
  recordEvent(world, 'refund.failed', refund)
  return refund
}

export function requireRefund(world: StripeWorld, id: string): Refund {
  const refund = world.refunds.get(id)
  if (!refund) throw missing('refund', id)
  return refund
}

function chargeToRefund(world: StripeWorld, form: Form): Charge {
  const intentId = textOf(form, 'payment_intent')
  const id = intentId ? requireIntent(world, intentId).latest_charge : textOf(form, 'charge')
  if (!intentId && !id) throw invalid('One of charge or payment_intent is needed.')

  const charge = world.charges.get(id ?? '')
  if (!charge && !intentId) throw missing('charge', id ?? '')
  if (!charge?.paid) throw invalid('The payment has no charge that succeeded.')
  return charge
}

function checkedAmount(amount: number, left: number): number {
  if (amount < 1) throw invalid('Invalid positive integer.', { param: 'amount' })
  if (amount > left) {
    throw invalid('Refund amount is greater than the unrefunded amount on the charge.', {
      param: 'amount',
    })
  }
  return amount
}

function addToCharge(charge: Charge, amount: number): void {
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
}
