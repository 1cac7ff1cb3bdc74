import type { Payload } from 'payload'
import type { Role } from '@/domain/staff/roles'
import type { User } from '@/payload-types'
import { insertOnce } from '../insert-once'
import type { StoredHash } from './hash-passwords'

export type LoginState = { isLocked: boolean }

const LEAVING = 'login-leaving:'
/** A deletion that has begun and not ended in this time was broken off. */
const LEAVING_FOR_MS = 60_000
const CONFIRMED = 'login-confirmed:'
const REGISTERED = 'first-login-registered'

/** null: nobody signs in with this address. */
export async function findLogin(payload: Payload, email: string): Promise<LoginState | null> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    showHiddenFields: true,
  })
  const user = docs[0]
  return user
    ? { isLocked: Boolean(user.lockUntil && new Date(user.lockUntil) > new Date()) }
    : null
}

export async function hasLogins(payload: Payload): Promise<boolean> {
  return (await payload.count({ collection: 'users', overrideAccess: true })).totalDocs > 0
}

/** Owners beside this one that nobody is deleting at the moment. */
export async function countRemainingOwners(payload: Payload, id: string): Promise<number> {
  const marks = await payload.find({
    collection: 'payload-kv',
    where: { key: { like: LEAVING } },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  })
  const since = Date.now() - LEAVING_FOR_MS
  const leaving = marks.docs
    .filter(({ data }) => Number((data as { at?: number }).at) > since)
    .map(({ key }) => key.slice(LEAVING.length))
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { id: { not_in: [...leaving, id] }, roles: { in: ['owner'] } },
    overrideAccess: true,
  })
  return totalDocs
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
      await payload.db.create({ collection: 'payload-kv', data })
      return true
    },
  })
  return isNew
}

export async function removeRegistration(payload: Payload): Promise<void> {
  await payload.kv.delete(REGISTERED)
}

/** What a login is known by, and what it opens. */
export async function findLoginById(
  payload: Payload,
  id: string,
): Promise<Pick<User, 'email' | 'roles'> | null> {
  const user = await findRow(payload, id)
  return user && { email: user.email, roles: user.roles }
}

/** null: nobody signs in to it with a password. */
export async function findPasswordHash(payload: Payload, id: string): Promise<StoredHash | null> {
  const user = await findRow(payload, id)
  return user?.hash && user.salt ? { hash: user.hash, salt: user.salt } : null
}

async function findRow(payload: Payload, id: string): Promise<User | null> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    showHiddenFields: true,
  })
  return docs[0] ?? null
}

/** When each visit of a login confirmed who it belongs to. */
export async function findConfirmations(
  payload: Payload,
  id: string,
): Promise<Record<string, number>> {
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
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  return docs[0]?.id ?? null
}

export async function isOwnersLogin(payload: Payload, id: string): Promise<boolean> {
  const where = { id: { equals: id }, roles: { in: ['owner'] } }
  return (await payload.count({ collection: 'users', where, overrideAccess: true })).totalDocs > 0
}

/** Logins made before there were roles. */
export async function findWithoutRoles(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'users',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs.filter(({ roles }) => !roles?.length).map(({ id }) => id)
}

export async function makeOwner(payload: Payload, id: string): Promise<void> {
  const data = { roles: ['owner' as const] }
  await payload.update({ collection: 'users', id, data, depth: 0, overrideAccess: true })
}

type NewLogin = { email: string; name: string; roles: Role[]; password: string }

export async function insertLogin(payload: Payload, data: NewLogin): Promise<void> {
  await payload.create({ collection: 'users', data, depth: 0, overrideAccess: true })
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

/** An owner's, unlocked, with this password, and signed in nowhere. */
export async function openLogin(
  payload: Payload,
  { id, password }: { id: string; password: string },
): Promise<void> {
  const data = { password, roles: ['owner' as const], loginAttempts: 0, lockUntil: null }
  await payload.update({ collection: 'users', id, data, depth: 0, overrideAccess: true })
}
