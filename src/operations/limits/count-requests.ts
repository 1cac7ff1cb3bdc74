import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { type IRateLimiterStoreOptions, RateLimiterMemory } from 'rate-limiter-flexible'
import { clientKey, type Limit, LIMITS } from '@/domain/limits/limits'
import { TooManyRequests } from '@/domain/request-error'
import type { Refusal } from '@/domain/shop-error'
import { clientLimitFactor, env } from '@/env'
import { RateLimiterStore } from '@/platform/rate-limiter-store'
import { figures as ownFigures } from '@/platform/figures'
import { shared } from '@/platform/shared'
import { addPoints, type Count, findCount, removeCounts, setPoints } from '../records/limits'

type Limiter = DatabaseLimiter | MemoryLimiter

type Pause = { msBeforeNext: number }

const limiters = shared('limiters', () => new WeakMap<Payload, Map<string, Limiter>>())

/** Counts a request about a subject, and says how many there are: whoever asks too often is told how long to wait. */
export async function countRequest(payload: Payload, limit: Limit, subject: string, points = 1) {
  try {
    return (await limiterOf(payload, limit).consume(keyOf(subject), points)).consumedPoints
  } catch (error) {
    throw isPause(error) ? refusalOf(limit, error) : error
  }
}

/** The same without counting: for what is only counted when it went wrong. */
export async function assertNotUsedUp(payload: Payload, limit: Limit, subject: string) {
  const count = await findUsedUp(payload, limit, subject)
  if (count) throw refusalOf(limit, count)
}

export async function isUsedUp(payload: Payload, limit: Limit, subject: string): Promise<boolean> {
  return (await findUsedUp(payload, limit, subject)) !== null
}

async function findUsedUp(payload: Payload, limit: Limit, subject: string): Promise<Pause | null> {
  const limiter = limiterOf(payload, limit)
  const count = await limiter.get(keyOf(subject))
  return count && count.consumedPoints >= limiter.points ? count : null
}

/** Counts what went wrong, and refuses nothing: the next one will be. True: this was within the limit. */
export async function countFailure(payload: Payload, limit: Limit, subject: string) {
  try {
    await countRequest(payload, limit, subject)
    return true
  } catch (error) {
    if (error instanceof TooManyRequests) return false
    throw error
  }
}

/** What was counted and turned out right is taken back. Others' counts stay. */
export async function takeBack(payload: Payload, limit: Limit, subject: string): Promise<void> {
  await limiterOf(payload, limit).reward(keyOf(subject))
}

function limiterOf(payload: Payload, limit: Limit): Limiter {
  const known = limiters.get(payload) ?? new Map<string, Limiter>()
  limiters.set(payload, known)
  const limiter = known.get(limit.name) ?? createLimiter(payload, limit)
  known.set(limit.name, limiter)
  return limiter
}

function createLimiter(payload: Payload, limit: Limit): Limiter {
  const { name, times, seconds, blockSeconds = 0, isPerClient } = limit
  const points = isPerClient ? times * clientLimitFactor : times
  const figures = { keyPrefix: name, points, duration: seconds, blockDuration: blockSeconds }
  if (limit.isOfProcess) return new MemoryLimiter(payload, figures)
  return new DatabaseLimiter(payload, {
    ...figures,
    // Who is blocked costs the database nothing more.
    inMemoryBlockOnConsumed: points + 1,
    ...(blockSeconds > 0 ? { inMemoryBlockDuration: blockSeconds } : {}),
  })
}

/** No address and no key of a cart stands in the database. */
function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url').slice(0, 22)
}

function isPause(error: unknown): error is Pause {
  return !(error instanceof Error) && typeof (error as Pause | null)?.msBeforeNext === 'number'
}

function refusalOf({ name, sentence }: Limit, { msBeforeNext }: Pause): TooManyRequests {
  ownFigures().limits.inc({ limit: name })
  return new TooManyRequests(Math.max(1, Math.ceil(msBeforeNext / 1000)), sentence)
}

type Options = Omit<IRateLimiterStoreOptions, 'storeClient'>

/** rate-limiter-flexible on the shop's own database, whichever that is. */
class DatabaseLimiter extends RateLimiterStore {
  readonly #payload: Payload

  constructor(payload: Payload, options: Options) {
    super({ ...options, storeClient: payload })
    this.#payload = payload
  }

  _upsert(key: string, points: number, ms: number, isForced: boolean): Promise<Count> {
    const adding = { points, ms }
    return isForced ? setPoints(this.#payload, key, adding) : addPoints(this.#payload, key, adding)
  }

  _get(key: string): Promise<Count | null> {
    return findCount(this.#payload, key)
  }

  async _delete(key: string): Promise<boolean> {
    await removeCounts(this.#payload, { key: { equals: key } })
    return true
  }

  _getRateLimiterRes(_key: string, changedPoints: number, { points, expiresAt }: Count) {
    return {
      isFirstInDuration: points === changedPoints,
      consumedPoints: points,
      remainingPoints: Math.max(this.points - points, 0),
      msBeforeNext: Math.max(expiresAt - Date.now(), 0),
    }
  }
}

/** How much of a limit a client uses here before other servers are told of it, and how often it asks: most never do. */
const TOLD_FROM = { share: 1 / 20, times: 2 }

const TOLD_EVERY_MS = 2_000

/** Several servers work on it. */
const IS_SHARED = env.databaseUrl.startsWith('mongodb')

/**
 * Counts in the memory, which costs no write. On a database of several servers what a client used since is added to its
 * row there every two seconds, and what it used at the others is added here.
 */
export class MemoryLimiter extends RateLimiterMemory {
  readonly #payload: Payload
  readonly #isShared: boolean
  /** What was used here and not told yet, and how much the row had then. */
  readonly #untold = new Map<string, number>()
  readonly #told = new Map<string, Count>()

  constructor(payload: Payload, options: Options, isShared = IS_SHARED) {
    super(options)
    this.#payload = payload
    this.#isShared = isShared
    if (!isShared) return
    setInterval(() => {
      this.exchange().catch((error: unknown) => payload.logger.warn({ err: error }))
    }, TOLD_EVERY_MS).unref()
  }

  override consume(key: string, points = 1) {
    if (this.#isShared) this.#untold.set(key, (this.#untold.get(key) ?? 0) + points)
    return super.consume(key, points)
  }

  async exchange(): Promise<void> {
    const toldFrom = Math.max(TOLD_FROM.times, this.points * TOLD_FROM.share)
    for (const [key, { expiresAt }] of this.#told)
      if (expiresAt < Date.now()) this.#told.delete(key)
    for (const [key, points] of this.#untold) {
      const used = await this.get(key)
      if (!used) this.#untold.delete(key)
      if (!used || used.consumedPoints < toldFrom) continue
      this.#untold.delete(key)
      const row = await addPoints(this.#payload, this.getKey(key), {
        points,
        ms: this.duration * 1000,
      })
      const byOthers = row.points - points - (this.#told.get(key)?.points ?? 0)
      if (byOthers > 0) await this.penalty(key, byOthers)
      this.#told.set(key, row)
    }
  }
}

/** Counts a page that is made for this visit alone, and says why it is not made; null: it is. */
export async function refuseMadePage(
  payload: Payload,
  client: string | null,
): Promise<Refusal | null> {
  try {
    if (client) await countRequest(payload, LIMITS.madePage, clientKey(client))
    return null
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
    const { status, message, retryAfterInSeconds } = error
    return { status, message, retryAfterInSeconds }
  }
}
