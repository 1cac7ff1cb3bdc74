import type { Payload } from 'payload'
import { hasRow } from '@/operations/records/rows'
import { seedBundles } from './seed-bundles'
import { seedCatalogue, seedDesigners } from './seed-catalogue'
import { seedLegalPages, seedPages } from './seed-pages'
import { seedPriceRules } from './seed-price-rules'
import { seedStories } from './seed-stories'
import { seedUses } from './seed-uses'

/** Brings the demo foundry. It can be interrupted and run again: what is there stays, what is missing comes. */
export async function seedDemo(payload: Payload): Promise<string> {
  await writeSeedState(payload, 'begun')
  await seedPriceRules(payload)
  await seedPages(payload)
  await seedLegalPages(payload)
  await seedCatalogue(payload)
  await seedBundles(payload)
  await seedStories(payload)
  await seedUses(payload)
  await seedDesigners(payload)
  await writeSeedState(payload, 'seeded')
  return 'The demo foundry is ready.'
}

/**
 * What a first start does by itself. A shop at a public address begins empty: nobody may buy open fonts at invented prices. One
 * that staff filled is left alone.
 */
export async function seedOnStart(
  payload: Payload,
  { isPublic }: { isPublic: boolean },
): Promise<string> {
  if (isPublic) return 'This shop is open to the public and begins empty.'
  const state = await payload.kv.get<SeedState>(KEY)
  if (state === 'begun') return seedDemo(payload)
  if (state !== null) return 'The demo foundry was here already.'
  const isFilled = await hasRow(payload, 'typefaces')
  return isFilled ? 'This shop has typefaces of its own.' : seedDemo(payload)
}

/** How far the demo foundry has come into this shop, or out of it; null: it never was here. */
type SeedState = 'begun' | 'seeded' | 'removing' | 'removed'

const KEY = 'demo-foundry'

export async function writeSeedState(payload: Payload, state: SeedState): Promise<void> {
  await payload.kv.set(KEY, state)
}
