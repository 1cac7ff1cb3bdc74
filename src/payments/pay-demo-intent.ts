import { declineSentence } from './payment-errors'
import type { Intent, IntentStatus, PaymentProvider } from './payment-provider'
import {
  createStoredPayments,
  intentOfStored,
  type IntentStore,
  type StoredIntentChange,
} from './stored-payments'

export type DemoCard = 'accepted' | 'declined' | 'needs_confirmation' | 'confirmed'

/** Waiting for a card, or for a bank's question that the buyer leaves to try another card. */
const UNPAID = ['requires_payment_method', 'requires_action'] as const

const PAYMENTS: Record<DemoCard, { from: readonly IntentStatus[]; to: StoredIntentChange }> = {
  accepted: { from: UNPAID, to: { status: 'succeeded', declineMessage: null } },
  declined: {
    from: UNPAID,
    to: {
      status: 'requires_payment_method',
      declineMessage: declineSentence('card_declined', 'generic_decline'),
    },
  },
  needs_confirmation: { from: UNPAID, to: { status: 'requires_action', declineMessage: null } },
  confirmed: { from: ['requires_action'], to: { status: 'succeeded', declineMessage: null } },
}

/** Returns the intent as it is then; a paid or cancelled one does not change. null: no such secret. */
export async function payDemoIntent(
  store: IntentStore,
  { clientSecret, card }: { clientSecret: string; card: DemoCard },
): Promise<Intent | null> {
  const intent = await store.findBySecret(clientSecret)
  if (!intent) return null

  const { from, to } = PAYMENTS[card]
  await store.change(intent.id, from, to)

  const now = await store.find(intent.id)
  return now && intentOfStored(now)
}

/** Replaces Stripe where no keys are set: the same guarantees, and nothing is charged. */
export function createDemoPayments(store: IntentStore): PaymentProvider {
  return createStoredPayments(store, { name: 'demo', prefix: 'demo', goesBackTo: 'the demo card' })
}
