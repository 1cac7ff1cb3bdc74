import type { Payload } from 'payload'
import type { IRateLimiterStoreOptions } from 'rate-limiter-flexible'
import RateLimiterStore from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js'
import { addPoints, findCount, removeCounts, setPoints, type Count } from './limit-records'

type Options = Omit<IRateLimiterStoreOptions, 'storeClient'>

/** rate-limiter-flexible on the shop's own database, whichever that is. */
export class DatabaseLimiter extends RateLimiterStore {
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
