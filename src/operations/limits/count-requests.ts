import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Limit } from '@/domain/limits/limits'
import { TooManyRequests } from '@/domain/request-error'
import { clientLimitFactor } from '@/env'
import { DatabaseLimiter } from './database-limiter'

type Limiter = DatabaseLimiter | RateLimiterMemory

type Pause = { msBeforeNext: number }

const limiters = new WeakMap<Payload, Map<string, Limiter>>()

/** Counts one request about a subject: whoever asks too often is told how long to wait. */
export async function countRequest(payload: Payload, limit: Limit, subject: string): Promise<void> {
  try {
    await limiterOf(payload, limit).consume(keyOf(subject))
  } catch (error) {
    throw isPause(error) ? refusalOf(limit, error) : error
  }
}

/** The same without counting: for what is only counted when it went wrong. */
export async function assertNotUsedUp(
  payload: Payload,
  limit: Limit,
  subject: string,
): Promise<void> {
  const limiter = limiterOf(payload, limit)
  const count = await limiter.get(keyOf(subject))
  if (count && count.consumedPoints >= limiter.points) throw refusalOf(limit, count)
}

/** Counts what went wrong, and refuses nothing: the next one will be. True: this was within the limit. */
export async function countFailure(
  payload: Payload,
  limit: Limit,
  subject: string,
): Promise<boolean> {
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
  if (limit.isOfProcess) return new RateLimiterMemory(figures)
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

function refusalOf({ sentence }: Limit, { msBeforeNext }: Pause): TooManyRequests {
  return new TooManyRequests(Math.max(1, Math.ceil(msBeforeNext / 1000)), sentence)
}
