import type { DemoIntent, DemoIntentStore } from '@/payments/demo-intent-store'

export function emptyDemoStore(): DemoIntentStore {
  const intents: DemoIntent[] = []
  const found = (test: (intent: DemoIntent) => boolean) => {
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
  }
}
