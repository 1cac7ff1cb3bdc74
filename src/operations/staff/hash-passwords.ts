import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { TooManyRequests } from '@/domain/request-error'

/** Each hash keeps one of Node's four threads for a sixth of a second, which files and names of hosts wait for as well. */
const AT_ONCE = 2
const MOST_WAITING = 20

/** As Payload hashes. */
const HASH = { rounds: 600_000, bytes: 32, digest: 'sha256' }

const turns = pLimit(AT_ONCE)

/** Work that hashes a password, in its turn; too many who wait are asked to come again. */
export async function hashInTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (turns.pendingCount >= MOST_WAITING)
    throw new TooManyRequests(5, 'Many are signing in just now. Try again in a few seconds.')
  return turns(work)
}

/** As long as a password takes that is wrong. */
export async function hashForNothing(password: string): Promise<void> {
  await promisify(pbkdf2)(
    password,
    randomBytes(32).toString('hex'),
    HASH.rounds,
    HASH.bytes,
    HASH.digest,
  )
}
