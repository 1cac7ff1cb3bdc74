import type { Payload, Where } from 'payload'
import type { SignIn } from '@/payload-types'
import { hashesOfKey, makeKey, opensRow } from '../secret-key'
import { compareAndSet } from './any-collection'
import { all, type Condition, findOne, insert } from './rows'

/** What a link does: opens a visit, or erases what the shop holds of its address. */
type Kind = 'sign-in' | 'erasure'

/** A link for this address. Its row is made whoever asks: whether the address is known is decided when the mail is composed. */
export async function insertSignIn(
  payload: Payload,
  { email, expiresAt, kind = 'sign-in' }: { email: string; expiresAt: Date; kind?: Kind },
): Promise<SignIn> {
  const { nonce, keyhash } = makeKey(kind)
  const data = { email, nonce, tokenhash: keyhash, expiresAt: expiresAt.toISOString() }
  return insert(payload, 'sign-ins', data, { showHiddenFields: true })
}

export async function findSignIn(payload: Payload, id: string): Promise<SignIn | null> {
  return findOneSignIn(payload, { id })
}

/** The row of a link that can still be used. */
export async function findOpenSignIn(payload: Payload, token: string, kind: Kind = 'sign-in') {
  const row = await findOneSignIn(payload, { tokenhash: { in: hashesOfKey(kind, token) } })
  return row && opensRow(kind, token, row.nonce ?? '') && isOpen(row) ? row : null
}

export function isOpen({ usedAt, expiresAt }: SignIn, now = new Date()): boolean {
  return !usedAt && new Date(expiresAt) > now
}

/** One guarded write: of all who use a link at once, one begins a session. */
export function consumeSignIn(
  payload: Payload,
  id: string,
  { sessionhash, sessionEndsAt }: { sessionhash: string; sessionEndsAt: Date },
): Promise<boolean> {
  const now = new Date().toISOString()
  const still = { id, usedAt: { exists: false }, expiresAt: { greater_than: now } }
  const change = { usedAt: now, sessionhash, sessionEndsAt: sessionEndsAt.toISOString() }
  return compareAndSet(payload, 'sign-ins', still, change)
}

/** The session that goes on under this hash. */
export async function findSession(payload: Payload, sessionhash: string): Promise<SignIn | null> {
  return findOneSignIn(payload, all({ sessionhash }, goesOn()))
}

export async function endSession(payload: Payload, sessionhash: string): Promise<void> {
  const change = { sessionEndsAt: new Date().toISOString() }
  await compareAndSet(payload, 'sign-ins', all({ sessionhash }, goesOn()), change)
}

const DAY_MS = 86_400_000

/** Links and sessions that are over, and the mails that went to nobody. */
export async function removeOldSignIns(payload: Payload): Promise<void> {
  const before = { less_than: new Date(Date.now() - DAY_MS).toISOString() }
  const isOver = { or: [{ sessionEndsAt: { exists: false } }, { sessionEndsAt: before }] }
  await payload.db.deleteMany({ collection: 'sign-ins', where: all({ expiresAt: before }, isOver) })
  await payload.db.deleteMany({
    collection: 'mails',
    where: all({
      kind: { in: ['sign_in', 'erasure'] },
      state: { in: ['sent', 'dropped'] },
      createdAt: before,
    }),
  })
}

function goesOn(): Where {
  return { sessionEndsAt: { greater_than: new Date().toISOString() } }
}

async function findOneSignIn(payload: Payload, where: Condition): Promise<SignIn | null> {
  return findOne(payload, 'sign-ins', { where, showHiddenFields: true })
}
