import type { Webhooks, WebhookMishap } from '../webhooks'
import { finishProcessing } from '../world/charge-intent'
import { answerBank } from '../world/confirm-intent'
import { confirmIntent } from '../world/confirm-intent'
import { closeDispute, moveDispute, openDispute } from '../world/disputes'
import { requireIntent } from '../world/intents'
import { moveBalance } from '../world/move-balance'
import { createRefund, failRefund, finishRefund } from '../world/refunds'
import type { Dispute } from '../world/stripe-objects'
import type { StripeWorld } from '../world/stripe-world'
import type { Fault, Faults } from './faults'

export type StripeCommands = ReturnType<typeof commandsFor>

/** What a test says to the double: the hands of the buyer, the bank, the dashboard and chance. */
export function commandsFor(world: StripeWorld, faults: Faults, webhooks: Webhooks) {
  const intent = (id: string) => requireIntent(world, id)

  return {
    declineNext: (declineCode = 'generic_decline') =>
      void world.nextCards.push({ outcome: 'declined', declineCode }),
    askNext: () => void world.nextCards.push({ asks: true }),
    processNext: () => void world.nextCards.push({ outcome: 'processing' }),

    /** Confirms as the browser would; a declined card is no error here, the intent tells. */
    pay: (id: string, method = 'pm_card_visa') => payQuietly(world, id, method),
    answerBank: (id: string, passed: boolean) => answerBank(world, intent(id), passed),
    finishProcessing: (id: string, outcome: 'accepted' | 'declined' = 'accepted') =>
      finishProcessing(world, intent(id), outcome),

    refund: (id: string, amount?: number) =>
      createRefund(world, {
        payment_intent: id,
        ...(amount === undefined ? {} : { amount: String(amount) }),
      }),
    /** The next refund is pending until `finishRefund` or `failRefund`. */
    slowRefund: () => void (world.slowRefunds += 1),
    /** Until `moveBalance`, nobody knows what Stripe kept of the next payments. */
    delayBalance: () => void (world.isBalanceLate = true),
    moveBalance: () => {
      world.isBalanceLate = false
      const waiting = [...world.charges.values()].filter(
        (one) => one.paid && !one.balance_transaction,
      )
      for (const charge of waiting) moveBalance(world, charge)
    },
    finishRefund: (refund: string) => finishRefund(world, refund),
    failRefund: (refund: string) => failRefund(world, refund),
    openDispute: (id: string, how?: { asInquiry: boolean }) => openDispute(world, intent(id), how),
    moveDispute: (dispute: string, status: Dispute['status']) =>
      moveDispute(world, dispute, status),
    closeDispute: (dispute: string, outcome: 'won' | 'lost') =>
      closeDispute(world, dispute, outcome),

    fault: (fault: Fault) => faults.add(fault),
    clearFaults: () => faults.clear(),

    webhook: (mishap: WebhookMishap) => webhooks.mishap(mishap),
    holdWebhooks: () => webhooks.hold(),
    releaseWebhooks: (order: { reversed: boolean } = { reversed: false }) =>
      webhooks.release(order),
    webhooksSettled: () => webhooks.settled(),
    /** Sends one event once more, days later if need be. */
    redeliver: (event: string) => redeliver(world, webhooks, event),

    intents: () => structuredClone([...world.intents.values()]),
    refunds: () => structuredClone([...world.refunds.values()]),
    charges: () => structuredClone([...world.charges.values()]),
    disputes: () => structuredClone([...world.disputes.values()]),
    events: () => structuredClone([...world.events.values()]),
    deliveries: () => structuredClone(webhooks.deliveries),
    /** Money that came from elsewhere: changes what the provider says, and nothing else. */
    forgeIntent: (id: string, change: { amount_received?: number; currency?: string }) =>
      void Object.assign(intent(id), change),
  }
}

function payQuietly(world: StripeWorld, id: string, method: string) {
  const intent = requireIntent(world, id)
  try {
    const form = { payment_method: method, return_url: 'https://shop.example/' }
    return confirmIntent(world, intent, form)
  } catch (error) {
    if (intent.last_payment_error) return intent
    throw error
  }
}

function redeliver(world: StripeWorld, webhooks: Webhooks, id: string): Promise<void> {
  const event = world.events.get(id)
  if (!event) throw new Error(`There is no event ${id} to send again.`)
  return webhooks.send(event)
}
