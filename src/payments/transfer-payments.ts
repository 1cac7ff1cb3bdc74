import type { PaymentProvider } from './payment-provider'
import type { IntentStore } from './stored-intents'
import { createStoredPayments } from './stored-payments'

/**
 * Money by bank transfer: its intent waits until staff write down what came, and a refund is what they write down as sent back.
 * In a shop of play money it says so by its id, for orders outlive the keys that are set.
 */
export function createTransferPayments(
  store: IntentStore,
  { isDemo }: { isDemo: boolean },
): PaymentProvider {
  return createStoredPayments(store, {
    name: 'transfer',
    prefix: isDemo ? 'transfer_demo' : 'transfer',
    goesBackTo: 'the account it came from',
  })
}

/** An intent that came to be received: the amount is what staff saw on the account. */
export async function receiveTransfer(
  store: IntentStore,
  { intent, amount }: { intent: string; amount: number },
): Promise<boolean> {
  const to = { status: 'succeeded', declineMessage: null, amountReceived: amount } as const
  return store.change(intent, ['requires_payment_method', 'canceled'], to)
}
