import type { Form } from '../server/read-form'
import { integerOf, refuseUnknown, textOf } from '../server/read-form'
import { invalid, missing } from '../server/stripe-refusal'
import { hasOpenDispute } from './disputes'
import { mergedMetadata } from './intent-rules'
import { requireIntent } from './intents'
import type { Charge, Refund } from './stripe-objects'
import type { StripeWorld } from './stripe-world'
import { newId, nowInSeconds, recordEvent } from './stripe-world'

const KNOWN = ['amount', 'charge', 'payment_intent', 'reason', 'metadata', 'expand']
const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer']

export function createRefund(world: StripeWorld, form: Form): Refund {
  refuseUnknown(form, KNOWN)
  const charge = chargeToRefund(world, form)
  refuseUnlessOpen(world, charge)
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
    reason: checkedReason(form),
    status: takesItsTime(world) ? 'pending' : 'succeeded',
  }
  world.refunds.set(refund.id, refund)
  addToCharge(charge, refund.amount)
  recordEvent(world, 'refund.created', refund)
  recordEvent(world, 'charge.refunded', charge)
  return refund
}

/** The end of a refund that took its time. */
export function finishRefund(world: StripeWorld, id: string): Refund {
  const refund = requireRefund(world, id)
  if (refund.status !== 'pending') throw invalid('The refund is not pending.')

  refund.status = 'succeeded'
  recordEvent(world, 'refund.updated', refund)
  recordEvent(world, 'charge.refund.updated', refund)
  return refund
}

/** The bank sent the money back, or could not take it: what was counted as refunded is the shop's again. */
export function failRefund(world: StripeWorld, id: string): Refund {
  const refund = requireRefund(world, id)
  const charge = world.charges.get(refund.charge)
  if (refund.status === 'failed' || !charge) throw invalid('The refund has failed already.')

  Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
  addToCharge(charge, -refund.amount)
  recordEvent(world, 'refund.updated', refund)
  recordEvent(world, 'charge.refund.updated', refund)
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

function refuseUnlessOpen(world: StripeWorld, charge: Charge): void {
  if (charge.refunded) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  }
  if (hasOpenDispute(world, charge)) {
    throw invalid(`Charge ${charge.id} has been charged back.`, { code: 'charge_disputed' })
  }
}

function checkedReason(form: Form): string | null {
  const reason = textOf(form, 'reason')
  if (reason === null || REASONS.includes(reason)) return reason
  throw invalid(`Invalid reason: ${reason}`, { param: 'reason' })
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

function takesItsTime(world: StripeWorld): boolean {
  if (world.slowRefunds < 1) return false
  world.slowRefunds -= 1
  return true
}

function addToCharge(charge: Charge, amount: number): void {
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
}
