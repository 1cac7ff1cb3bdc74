import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import pLimit from 'p-limit'
import type { Payload } from 'payload'
import { type Limit, LIMITS, mailbox } from '@/domain/limits/limits'
import { NotFound, TooManyRequests } from '@/domain/request-error'
import { browserName, shortAddress } from '@/domain/staff/visit-place'
import { countRequest, takeBack } from '../limits/count-requests'
import {
  endVisits,
  findLoginOf,
  findSignInsOf,
  findVisits,
  type StoredHash,
  type Visit,
} from '../records/users'

type SignIn<Result> = {
  email: string
  password: string
  /** The network they ask from; null: nobody knows. */
  client: string | null
  /** What tells a browser that this member has signed in with before from others; null: it is none. */
  mark: string | null
  /** Payload's own, for an address that is known: hashes once. */
  checkPassword: () => Promise<Result>
}

/**
 * One try to sign in; null: address or password are wrong, nobody learns which. It is counted before anything is hashed, and
 * taken back when it was right: what others tried meanwhile stays counted.
 */
export async function signIn<Result>(
  payload: Payload,
  { email, password, client, mark, checkPassword }: SignIn<Result>,
): Promise<Result | null> {
  const counts = countsOf({ email, client, mark })
  for (const [limit, subject] of counts) await countRequest(payload, limit, subject)
  const result = await hashInTurn(async () => {
    const isThere = (await findLoginOf(payload, email.toLowerCase().trim())) !== null
    if (isThere) return checkPassword()
    await hashForNothing(password)
    return null
  })
  if (result === null) return null
  for (const [limit, subject] of counts) await takeBack(payload, limit, subject)
  return result
}

type Tried = Pick<SignIn<unknown>, 'email' | 'client' | 'mark'>

/** A stranger's tries count by where they come from, and with those of all other strangers; a browser that is known has its own count. */
function countsOf({ email, client, mark }: Tried): [Limit, string][] {
  const member = mailbox(email)
  if (mark !== null) return [[LIMITS.signInOfMember, `${member} browser ${mark}`]]
  return [
    [LIMITS.signInOfMember, `${member} client ${client ?? ''}`],
    [LIMITS.signInFromAnywhere, member],
  ]
}

/** Each hash keeps one of Node's four threads for a sixth of a second, which files and names of hosts wait for as well. */
const AT_ONCE = 2

const MOST_WAITING = 20

/** As Payload hashes, and marks what it hashed so (payload 3.90). */
const HASH = { rounds: 600_000, bytes: 32, digest: 'sha256' }

const MARK = 'pbkdf2-sha256-v1:'

/** As it did before; a login is hashed anew at its next sign-in. */
const OLDER = { ...HASH, rounds: 25_000, bytes: 512 }

const turns = pLimit(AT_ONCE)

/** Work that hashes a password, in its turn; too many who wait are asked to come again. */
export async function hashInTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (turns.pendingCount >= MOST_WAITING)
    throw new TooManyRequests(5, 'Many are signing in just now. Try again in a few seconds.')
  return turns(work)
}

/** As long as a password takes that is wrong. */
async function hashForNothing(password: string): Promise<void> {
  await hash(password, { salt: randomBytes(32).toString('hex'), form: HASH })
}

export async function isPasswordOf(stored: StoredHash, password: string): Promise<boolean> {
  const isMarked = stored.hash.startsWith(MARK)
  const expected = Buffer.from(isMarked ? stored.hash.slice(MARK.length) : stored.hash, 'hex')
  const given = await hash(password, { salt: stored.salt, form: isMarked ? HASH : OLDER })
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function hash(password: string, { salt, form }: { salt: string; form: typeof HASH }) {
  return promisify(pbkdf2)(password, salt, form.rounds, form.bytes, form.digest)
}

const SHORTEST_PASSWORD = 12

const LONGEST_PASSWORD = 200

/** Below it stand the lists of common passwords, and what is made of them by a digit, a capital or a second time. */
const LEAST_SCORE = 2

const strength = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** Why this may not be a password of staff; null: it may. What belongs to the person is as easy to guess as what is common. */
export function problemOfPassword(password: unknown, personal: string[] = []): string | null {
  if (typeof password !== 'string' || [...password].length < SHORTEST_PASSWORD) {
    return `Use ${SHORTEST_PASSWORD} characters or more: a few words that do not belong together.`
  }
  if (password.length > LONGEST_PASSWORD) return `Use at most ${LONGEST_PASSWORD} characters.`
  const { score } = strength.check(password, personal)
  if (score >= LEAST_SCORE) return null
  return 'This password is easy to guess. Use a few words that do not belong together.'
}

export type ShownVisit = Visit & {
  /** From where, without the end of the address; null: nobody knows. */
  network: string | null
  browser: string | null
}

/** Where a member of staff is signed in, newest first. */
export async function listVisits(payload: Payload, id: string): Promise<ShownVisit[]> {
  return describeVisits(payload, await findOpenVisits(payload, id))
}

async function describeVisits(payload: Payload, visits: Visit[]): Promise<ShownVisit[]> {
  const ids = visits.map(({ id }) => id)
  const signIns = await findSignInsOf(payload, ids)
  return visits.map((visit) => {
    const began = signIns.find((one) => one.visit === visit.id)
    const { address, browser } = began ?? {}
    return {
      ...visit,
      network: address ? shortAddress(address) : null,
      browser: browser ? browserName(browser) : null,
    }
  })
}

async function findOpenVisits(payload: Payload, id: string): Promise<Visit[]> {
  const now = new Date().toISOString()
  const open = (await findVisits(payload, id)).filter(({ expiresAt }) => expiresAt > now)
  return open.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** Ends one visit, or every one but `kept`. What ended opens nothing any more. */
export async function endVisit(
  payload: Payload,
  { id, visit, kept }: { id: string; visit?: string; kept?: string },
): Promise<ShownVisit[]> {
  const open = await findOpenVisits(payload, id)
  if (visit !== undefined && !open.some((one) => one.id === visit)) throw new NotFound('visit')
  const left = open.filter((one) => (visit === undefined ? one.id === kept : one.id !== visit))
  await endVisits(payload, { id, left })
  return describeVisits(payload, left)
}
