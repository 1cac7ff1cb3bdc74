import type { Payload, Where } from 'payload'
import type { Licence } from '@/payload-types'
import { compareAndSet } from './any-collection'
import { all, findAll, findOne } from './rows'

export async function findLicencesByNumber(payload: Payload, numbers: string[]) {
  if (numbers.length === 0) return []
  return findAll(payload, 'licences', { where: { number: { in: numbers } }, limit: 500 })
}

export async function findLicenceByNumber(payload: Payload, number: string) {
  const [licence] = await findLicencesByNumber(payload, [number])
  return licence ?? null
}

/** The licences that were made of this one by an upgrade, ended ones too. */
export async function findUpgradesOf(payload: Payload, number: string): Promise<Licence[]> {
  return findAll(payload, 'licences', { where: { upgradeOf: number }, limit: 100 })
}

export async function findLicenceOfLine(payload: Payload, linekey: string) {
  return findOne(payload, 'licences', { where: { linekey } })
}

type Claim = { number: string; by: string; at: string }

/** Of all who would replace a licence one does: true for that one alone. An upgrade supersedes it now, a renewal at its end. */
export function claimLicence(
  payload: Payload,
  kind: 'upgrade' | 'renewal',
  { number, by, at }: Claim,
): Promise<boolean> {
  const states = kind === 'upgrade' ? ['active'] : ['active', 'expired']
  return setLicence(
    payload,
    number,
    [{ state: { in: states } }, { supersededBy: { exists: false } }],
    { ...(kind === 'upgrade' ? { state: 'superseded' } : {}), supersededBy: by, supersededAt: at },
  )
}

/** One that has ended is replaced again by what was made of it, should it come back. */
export function linkReplaced(payload: Payload, { number, by, at }: Claim): Promise<boolean> {
  const free: Where[] = [{ state: { equals: 'revoked' } }, { supersededBy: { exists: false } }]
  return setLicence(payload, number, free, { supersededBy: by, supersededAt: at })
}

/** Gives it back to its holder, as far as it is this one that replaced it. */
export async function releaseLicence(
  payload: Payload,
  { number, by }: { number: string; by: string },
): Promise<void> {
  const free = { supersededBy: null, supersededAt: null }
  const mine = { supersededBy: { equals: by } }
  const back = { ...free, state: 'active' }
  await setLicence(payload, number, [mine, { state: { equals: 'superseded' } }], back)
  await setLicence(payload, number, [mine, { state: { not_equals: 'superseded' } }], free)
}

export async function writePaid(
  payload: Payload,
  number: string,
  paid: { net: number; currency: string },
): Promise<void> {
  await setLicence(payload, number, [], { paid })
}

function setLicence(
  payload: Payload,
  number: string,
  where: Where[],
  data: Record<string, unknown>,
): Promise<boolean> {
  return compareAndSet(payload, 'licences', all({ number }, ...where), data)
}
