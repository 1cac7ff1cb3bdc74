import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { TooManyRequests } from '@/domain/request-error'

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
export async function hashForNothing(password: string): Promise<void> {
  await hash(password, { salt: randomBytes(32).toString('hex'), form: HASH })
}

export type StoredHash = { hash: string; salt: string }

export async function isPasswordOf(stored: StoredHash, password: string): Promise<boolean> {
  const isMarked = stored.hash.startsWith(MARK)
  const expected = Buffer.from(isMarked ? stored.hash.slice(MARK.length) : stored.hash, 'hex')
  const given = await hash(password, { salt: stored.salt, form: isMarked ? HASH : OLDER })
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function hash(password: string, { salt, form }: { salt: string; form: typeof HASH }) {
  return promisify(pbkdf2)(password, salt, form.rounds, form.bytes, form.digest)
}
