import type { Payload } from 'payload'

/** How far the demo foundry has come into this shop, or out of it; null: it never was here. */
type SeedState = 'begun' | 'seeded' | 'removing' | 'removed'

const KEY = 'demo-foundry'

export async function readSeedState(payload: Payload): Promise<SeedState | null> {
  return payload.kv.get<SeedState>(KEY)
}

export async function writeSeedState(payload: Payload, state: SeedState): Promise<void> {
  await payload.kv.set(KEY, state)
}
