import type { Payload, Where } from 'payload'
import type { Role } from '@/domain/staff/roles'
import { readersOf, type StaffNotice } from '@/domain/staff/staff-notice'
import type { Audit, Passkey, SecondFactor, User } from '@/payload-types'
import { KEYS_OF_PAYLOAD } from '@/platform/payload'
import { insertOnce } from '../insert-once'
import { compareAndSet, KEEPS_UPDATED_AT } from './any-collection'
import { readShop } from './shop'
import {
  all,
  countAll,
  findAll,
  findOne,
  hasRow,
  insert,
  insertKeyed,
  removeWhere,
  updateById,
} from './rows'

const LEAVING = 'login-leaving:'

/** A deletion that has begun and not ended in this time was broken off. */
const LEAVING_FOR_MS = 60_000

const CONFIRMED = 'login-confirmed:'

const REGISTERED = 'first-login-registered'

export async function hasLogins(payload: Payload): Promise<boolean> {
  return hasRow(payload, 'users')
}

/** Owners beside this one that nobody is deleting at the moment. */
export async function countRemainingOwners(payload: Payload, id: string): Promise<number> {
  const marks = await findAll(payload, KEYS_OF_PAYLOAD, { where: { key: { like: LEAVING } } })
  const since = Date.now() - LEAVING_FOR_MS
  const leaving = marks
    .filter(({ data }) => Number((data as { at?: number }).at) > since)
    .map(({ key }) => key.slice(LEAVING.length))
  return countAll(payload, 'users', { id: { not_in: [...leaving, id] }, roles: { in: ['owner'] } })
}

export async function markLeaving(payload: Payload, id: string): Promise<void> {
  await payload.kv.set(LEAVING + id, { at: Date.now() })
}

export async function unmarkLeaving(payload: Payload, id: string): Promise<void> {
  await payload.kv.delete(LEAVING + id)
}

/** True for the one who wrote it first: the key is unique. */
export async function insertRegistration(payload: Payload): Promise<boolean> {
  const { isNew } = await insertOnce({
    find: async () => ((await payload.kv.has(REGISTERED)) ? true : null),
    insert: async () => {
      const data = { key: REGISTERED, data: { at: Date.now() } }
      await payload.db.create({ collection: KEYS_OF_PAYLOAD, data })
      return true
    },
  })
  return isNew
}

export async function removeRegistration(payload: Payload): Promise<void> {
  await payload.kv.delete(REGISTERED)
}

/** What a login is known by, and what it opens. */
export async function findLoginById(payload: Payload, id: string) {
  const user = await findRow(payload, id)
  return user && { email: user.email, roles: user.roles }
}

/** null: nobody signs in to it with a password. */
export async function findPasswordHash(payload: Payload, id: string): Promise<StoredHash | null> {
  const user = await findRow(payload, id)
  return user?.hash && user.salt ? { hash: user.hash, salt: user.salt } : null
}

async function findRow(payload: Payload, id: string): Promise<User | null> {
  return findOne(payload, 'users', { where: { id }, showHiddenFields: true })
}

/** When each visit of a login confirmed who it belongs to. */
export async function findConfirmations(payload: Payload, id: string) {
  return (await payload.kv.get<Record<string, number>>(CONFIRMED + id)) ?? {}
}

export async function setConfirmations(
  payload: Payload,
  id: string,
  confirmations: Record<string, number>,
): Promise<void> {
  await payload.kv.set(CONFIRMED + id, confirmations)
}

export async function removeConfirmations(payload: Payload, id: string): Promise<void> {
  await payload.kv.delete(CONFIRMED + id)
}

/** The id of a login by its address; null: there is none any more. */
export async function findLoginOf(payload: Payload, email: string): Promise<string | null> {
  return (await findOne(payload, 'users', { where: { email } }))?.id ?? null
}

export async function isOwnersLogin(payload: Payload, id: string): Promise<boolean> {
  return hasRow(payload, 'users', { id, roles: { in: ['owner'] } })
}

type NewLogin = { email: string; name: string; roles: Role[]; password: string }

export async function insertLogin(payload: Payload, data: NewLogin): Promise<void> {
  await insert(payload, 'users', data)
}

/** Opens the page where a password is chosen, once. */
export function makeResetToken(
  payload: Payload,
  { email, forMs }: { email: string; forMs: number },
): Promise<string> {
  return payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    expiration: forMs,
  })
}

/** An owner's, with this password, and signed in nowhere. */
export async function openLogin(
  payload: Payload,
  { id, password }: { id: string; password: string },
): Promise<void> {
  const data = { password, roles: ['owner' as const] }
  await updateById(payload, 'users', id, data)
}

export type Visit = { id: string; createdAt: string; expiresAt: string }

export async function findVisits(payload: Payload, id: string): Promise<Visit[]> {
  const row = await findOne(payload, 'users', { where: { id }, showHiddenFields: true })
  return (row?.sessions ?? []).map((one) => ({
    id: one.id,
    createdAt: one.createdAt ?? one.expiresAt,
    expiresAt: one.expiresAt,
  }))
}

export async function endVisits(payload: Payload, { id, left }: { id: string; left: Visit[] }) {
  const data = { sessions: left, ...KEEPS_UPDATED_AT }
  await payload.db.updateOne({ collection: 'users', id, data, returning: false })
}

export type FactorRow = Pick<
  SecondFactor,
  | 'login'
  | 'secret'
  | 'pending'
  | 'since'
  | 'step'
  | 'recoveryCodes'
  | 'challenge'
  | 'challengeUntil'
>

export async function findFactor(payload: Payload, login: string): Promise<FactorRow | null> {
  return findOne(payload, 'second-factors', { where: { login } })
}

export async function findFactors(payload: Payload): Promise<FactorRow[]> {
  return findAll(payload, 'second-factors')
}

export async function insertFactor(payload: Payload, login: string): Promise<void> {
  await insertKeyed(payload, 'second-factors', { key: 'login', data: { login } })
}

/** True for the one writer who finds the row as it was read. */
export function changeFactor(
  payload: Payload,
  { login, found, data }: { login: string; found?: Where; data: Partial<FactorRow> },
): Promise<boolean> {
  const where = all({ login }, ...(found ? [found] : []))
  return compareAndSet(payload, 'second-factors', where, data)
}

export async function removeFactor(payload: Payload, login: string): Promise<void> {
  await removeWhere(payload, 'second-factors', { login })
}

export type PasskeyRow = Omit<Passkey, 'updatedAt' | 'createdAt'>

export async function findPasskeys(payload: Payload, login: string): Promise<PasskeyRow[]> {
  return findAll(payload, 'passkeys', { where: { login }, sort: 'since' })
}

/** False: somebody's login has it. */
export async function insertPasskey(payload: Payload, data: Omit<PasskeyRow, 'id' | 'lastUsed'>) {
  return (await insertKeyed(payload, 'passkeys', { key: 'credential', data })).isNew
}

/** True for the one writer who finds it as it was read. */
export function changePasskey(
  payload: Payload,
  { id, counter }: PasskeyRow,
  data: Pick<PasskeyRow, 'counter' | 'lastUsed'>,
): Promise<boolean> {
  const where: Where = all({ id, counter })
  return compareAndSet(payload, 'passkeys', where, data)
}

export async function removePasskey(payload: Payload, id: string): Promise<void> {
  await removeWhere(payload, 'passkeys', { id })
}

/** All of a login. */
export async function removePasskeys(payload: Payload, login: string): Promise<void> {
  await removeWhere(payload, 'passkeys', { login })
}

/** What the list of the staff shows. */
export async function showFactor(payload: Payload, id: string, since: string | null) {
  const data = { factorSince: since, ...KEEPS_UPDATED_AT }
  await payload.db.updateOne({ collection: 'users', id, data, returning: false })
}

export async function emailOfLogin(payload: Payload, id: string): Promise<string | null> {
  return (await findOne(payload, 'users', { where: { id } }))?.email ?? null
}

/** A foundry has a handful; nobody floods a mail server through a shop with a thousand. */
const MOST_MAILS = 20

/** The address that the foundry's settings name for staff; without one, those of whoever the notice is for. */
export async function findStaffAddresses(payload: Payload, notice: StaffNotice): Promise<string[]> {
  const { staffEmail } = await readShop(payload)
  if (staffEmail) return [staffEmail]
  const logins = await findAll(payload, 'users', { sort: 'createdAt' })
  return readersOf(notice, logins)
    .slice(0, MOST_MAILS)
    .map(({ email }) => email)
}

/** Since when a condition holds; null: it does not. */
export async function findSince(payload: Payload, condition: string): Promise<string | null> {
  const row = await payload.kv.get<{ since: string }>(keyOf(condition))
  return row?.since ?? null
}

/** Of several processes one says since when: the key is unique. */
export async function insertSince(payload: Payload, condition: string, now: Date): Promise<string> {
  const since = now.toISOString()
  const { row } = await insertOnce({
    find: () => findSince(payload, condition),
    insert: async () => {
      const data = { key: keyOf(condition), data: { since } }
      await payload.db.create({ collection: KEYS_OF_PAYLOAD, data })
      return since
    },
  })
  return row
}

export async function removeSince(payload: Payload, condition: string): Promise<void> {
  await payload.kv.delete(keyOf(condition))
}

function keyOf(condition: string): string {
  return `holds-since:${condition}`
}

const OWN_SECRET = 'own-secret'

/** What the database keeps of the shop's secret: by whoever writes it first, since the key is unique. */
export async function keepOwnSecret(payload: Payload, kept: StoredHash): Promise<StoredHash> {
  const { row } = await insertOnce({
    find: () => payload.kv.get<StoredHash>(OWN_SECRET),
    insert: async () => {
      await payload.db.create({
        collection: KEYS_OF_PAYLOAD,
        data: { key: OWN_SECRET, data: kept },
      })
      return kept
    },
  })
  return row
}

export async function setOwnSecret(payload: Payload, kept: StoredHash): Promise<void> {
  await payload.kv.set(OWN_SECRET, kept)
}

type NewEntry = Omit<Audit, 'id' | 'updatedAt' | 'createdAt'>

/** From where and with what these visits began. */
export async function findSignInsOf(payload: Payload, visits: string[]): Promise<Audit[]> {
  if (visits.length === 0) return []
  return findAll(payload, 'audit', { where: { visit: { in: visits } }, showHiddenFields: true })
}

export async function insertAudit(payload: Payload, data: NewEntry): Promise<void> {
  await insert(payload, 'audit', data)
}

export type StoredHash = { hash: string; salt: string }
