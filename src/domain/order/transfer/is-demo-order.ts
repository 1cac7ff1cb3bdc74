type Paid = { provider?: string | null; intent?: string | null }

/** Paid with play money: by a demo card, or by a transfer in a shop that had no keys. */
export function isDemoOrder({ provider, intent }: Paid): boolean {
  if (provider === 'transfer') return intent?.startsWith('pi_transfer_demo_') ?? false
  return provider === 'demo'
}
