import type { Payload } from 'payload'
import { shared } from '@/platform/shared'
import { BoundedCache } from '../../bounded-cache'
import { catalogueSnapshot, type CatalogueSnapshot } from './refresh-pages'

const MOST_KEPT = 200

const kept = shared('values kept', () => new WeakMap<CatalogueSnapshot, BoundedCache<unknown>>())

/**
 * A value made of what the shop shows, kept for as long as that is the same: no request reads the catalogue again. It is made
 * after the snapshot it is kept with, so it shows nothing older; what is published later leads to another snapshot, at once in
 * this process, within seconds in another.
 */
export async function keepUntilChange<Made>(
  payload: Payload,
  key: string,
  make: () => Promise<Made>,
): Promise<Made> {
  const snapshot = await catalogueSnapshot(payload)
  const values = kept.get(snapshot) ?? new BoundedCache(MOST_KEPT)
  kept.set(snapshot, values)
  return values.get(key, make) as Promise<Made> // each key has one maker
}
