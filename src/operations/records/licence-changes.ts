import type { Payload } from 'payload'
import type { Licence, LicenceType, LicenceVersion } from '@/payload-types'
import { compareAndSet, isStill } from './any-collection'
import { all, asRead, findAll, findOne, insertKeyed } from './rows'

/** Nothing of it may have changed since this version was read: false where another change, or its end, was faster. */
export async function updateLicence(
  payload: Payload,
  { id, version }: Pick<Licence, 'id' | 'version'>,
  data: Partial<Pick<Licence, 'licensee' | 'licenseeName' | 'uses' | 'contact'>>,
): Promise<boolean> {
  const read = version ?? 1
  const isRead = read > 1 ? isStill('version', read) : IS_FIRST
  const change = { ...data, version: read + 1, changedAt: new Date().toISOString() }
  return compareAndSet(payload, 'licences', all({ id, state: 'active' }, isRead), change)
}

const IS_FIRST = { or: [{ version: { equals: 1 } }, { version: { exists: false } }] }

export async function setShows(payload: Payload, id: string, shows: 'licensee' | 'nothing') {
  await compareAndSet(payload, 'licences', { id }, { shows })
}

export async function findLicenceTypes(payload: Payload, keys: string[]): Promise<LicenceType[]> {
  return findAll(payload, 'licence-types', { where: { key: { in: keys } } })
}

type Change = { change: string; by: string }

/** Keeps what a licence says at this version, once; a change that then fails leaves it for the next. */
export async function keepVersion(
  payload: Payload,
  { licence, contents, change, by }: Change & { licence: Licence; contents: object },
): Promise<LicenceVersion> {
  const version = licence.version ?? 1
  const versionkey = `${licence.id}:${version}`
  const { row } = await insertKeyed(payload, 'licence-versions', {
    key: 'versionkey',
    data: {
      ...{ versionkey, licence: licence.id, version, change, by },
      endedAt: new Date().toISOString(),
      contents: contents as LicenceVersion['contents'],
    },
  })
  return row
}

/** Of two changes at once the one that came through says what was changed. */
export async function nameChange(payload: Payload, id: string, change: Change): Promise<void> {
  const written = { ...change, endedAt: new Date().toISOString() }
  await compareAndSet(payload, 'licence-versions', { id }, written)
}

export function findVersion(
  payload: Payload,
  { licence, version }: { licence: string; version: number },
): Promise<LicenceVersion | null> {
  return findOne(payload, 'licence-versions', { where: { versionkey: `${licence}:${version}` } })
}

type End = { at: string; reason: string; from?: Licence['state'][] }

/** One guarded write: false when the licence had ended before. */
export function revokeLicence(
  payload: Payload,
  id: string,
  { at, reason, from = ['active', 'superseded', 'expired'] }: End,
): Promise<boolean> {
  const change = { state: 'revoked', revokedAt: at, revokedReason: reason }
  return compareAndSet(payload, 'licences', { id, state: { in: from } }, change)
}

/** One that ended with another ends for its own sake, too. */
export async function changeReason(
  payload: Payload,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await compareAndSet(payload, 'licences', { id, revokedReason: from }, { revokedReason: to })
}

/** Only what ended for this reason. */
export function restoreLicence(
  payload: Payload,
  id: string,
  { reasons, state }: { reasons: string[]; state: 'active' | 'superseded' },
): Promise<boolean> {
  const still = { id, state: 'revoked', revokedReason: { in: reasons } }
  return compareAndSet(payload, 'licences', still, { state, revokedAt: null, revokedReason: null })
}

/** At the same moment as its licence: so it is known by which of the two staff revoked it by hand. */
export async function revokeGrant(payload: Payload, id: string, at: string): Promise<void> {
  await compareAndSet(payload, 'grants', { id, revokedAt: { exists: false } }, { revokedAt: at })
}

export async function restoreGrant(payload: Payload, id: string, at: string): Promise<void> {
  await compareAndSet(payload, 'grants', { id, revokedAt: at }, { revokedAt: null })
}

export async function setPaused(payload: Payload, id: string, at: Date | null): Promise<void> {
  await compareAndSet(payload, 'grants', { id }, { pausedAt: at ? at.toISOString() : null })
}

/** Licences in force by their row, whose term is over. */
export async function findRunOut(payload: Payload, now: Date): Promise<Licence[]> {
  const where = { state: 'active', endsAt: { less_than_equal: now.toISOString() } }
  return findAll(payload, 'licences', { where, sort: 'endsAt', limit: 1000 })
}

/** Licences in force that end soon, and that nothing has replaced. */
export async function findEndingBefore(
  payload: Payload,
  { now, until }: { now: Date; until: Date },
): Promise<Licence[]> {
  return findAll(payload, 'licences', {
    where: all(
      {
        state: 'active',
        supersededBy: { exists: false },
        endsAt: { greater_than: now.toISOString() },
      },
      { endsAt: { less_than_equal: until.toISOString() } },
    ),
    sort: 'endsAt',
    limit: 1000,
  })
}

/** One guarded write: false when it was renewed, or ended otherwise, since it was read. */
export function writeRunOut(payload: Payload, licence: Licence): Promise<boolean> {
  const { id, supersededBy, endsAt } = licence
  const still = { id, state: 'active', supersededBy: asRead(supersededBy) }
  const change = supersededBy ? { state: 'superseded', supersededAt: endsAt } : { state: 'expired' }
  return compareAndSet(payload, 'licences', still, change)
}
