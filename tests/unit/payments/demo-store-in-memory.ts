import type { IntentStore, StoredIntent } from '@/payments/stored-payments'
import type { ProviderRefund } from '@/payments/payment-provider'

export function emptyDemoStore(): IntentStore {
  const intents: StoredIntent[] = []
  const refunds: { intent: string; refund: ProviderRefund }[] = []
  const found = (test: (intent: StoredIntent) => boolean) => {
    const intent = intents.find(test)
    return intent ? { ...intent } : null
  }

  return {
    find: async (id) => found((intent) => intent.id === id),
    findBySecret: async (secret) => found((intent) => intent.clientSecret === secret),
    create: async (intent) => {
      const kept = found((other) => other.idempotencyKey === intent.idempotencyKey)
      if (!kept) intents.push(intent)
      return kept ?? intent
    },
    change: async (id, from, to) => {
      const intent = intents.find((other) => other.id === id && from.includes(other.status))
      if (intent) Object.assign(intent, to)
      return intent !== undefined
    },
    refundsOf: async (id) =>
      refunds.filter(({ intent }) => intent === id).map(({ refund }) => refund),
    addRefund: async (intent, refund) => {
      refunds.push({ intent, refund })
      return refund
    },
  }
}
