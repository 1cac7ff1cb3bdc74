import { invalid, missing } from '../server/stripe-refusal'
import type { Charge, Dispute, PaymentIntent } from './stripe-objects'
import type { StripeWorld } from './stripe-world'
import { newId, nowInSeconds, recordEvent } from './stripe-world'

/** `asInquiry`: the bank asks, and takes no money. */
export function openDispute(
  world: StripeWorld,
  intent: PaymentIntent,
  { asInquiry = false } = {},
): Dispute {
  const charge = world.charges.get(intent.latest_charge ?? '')
  if (!charge?.paid) throw invalid('Only a paid charge can be disputed.')

  const dispute: Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    created: nowInSeconds(),
    currency: charge.currency,
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: asInquiry ? 'warning_needs_response' : 'needs_response',
  }
  charge.disputed = true
  world.disputes.set(dispute.id, dispute)
  recordEvent(world, 'charge.dispute.created', dispute)
  if (!asInquiry) recordEvent(world, 'charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** An inquiry ends, or the bank takes the money after all; a dispute that was lost is appealed. */
export function moveDispute(world: StripeWorld, id: string, status: Dispute['status']): Dispute {
  const dispute = requireDispute(world, id)
  dispute.status = status
  const isClosed = ['warning_closed', 'won', 'lost', 'prevented'].includes(status)
  recordEvent(world, isClosed ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute)
  return dispute
}

export function closeDispute(world: StripeWorld, id: string, outcome: 'won' | 'lost'): Dispute {
  const dispute = requireDispute(world, id)
  // A dispute that was lost may be won on appeal; one that was won stays so.
  if (dispute.status === 'won' || dispute.status === outcome) {
    throw invalid('The dispute is closed already.')
  }
  dispute.status = outcome
  recordEvent(world, 'charge.dispute.closed', dispute)
  if (outcome === 'won') recordEvent(world, 'charge.dispute.funds_reinstated', dispute)
  return dispute
}

export function requireDispute(world: StripeWorld, id: string): Dispute {
  const dispute = world.disputes.get(id)
  if (!dispute) throw missing('dispute', id)
  return dispute
}

export function hasOpenDispute(world: StripeWorld, { id }: Charge): boolean {
  return [...world.disputes.values()].some(
    ({ charge, status }) => charge === id && status === 'needs_response',
  )
}
