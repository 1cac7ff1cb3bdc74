import type { Payload } from 'payload'
import { readFactor } from './second-factor/second-factor'
import { readShop } from '../shop-records'

type Known = { isDemanded: boolean; until: number }

declare global {
  // The admin panel and the API are bundled apart and must know the same.
  var fountFactorDemand: Known | undefined
}

const KNOWN_FOR_MS = 5_000

/** Whether this member of staff still lacks the second factor that the owners ask of everybody. */
export async function lacksFactor(
  payload: Payload,
  { id, factorSince }: { id: string; factorSince?: unknown },
): Promise<boolean> {
  if (factorSince || !(await isDemanded(payload))) return false
  return (await readFactor(payload, id)).since === null
}

async function isDemanded(payload: Payload): Promise<boolean> {
  const known = globalThis.fountFactorDemand
  if (known && known.until > Date.now()) return known.isDemanded
  const { needsSecondFactor } = await readShop(payload)
  const now = { isDemanded: Boolean(needsSecondFactor), until: Date.now() + KNOWN_FOR_MS }
  globalThis.fountFactorDemand = now
  return now.isDemanded
}

/** After the setting was saved: the next request is asked by it. */
export function forgetDemand(): void {
  globalThis.fountFactorDemand = undefined
}
