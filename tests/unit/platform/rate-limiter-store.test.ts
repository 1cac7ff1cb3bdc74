import { RateLimiterRedis } from 'rate-limiter-flexible'
import { expect, test } from 'vitest'
import { RateLimiterStore } from '@/platform/rate-limiter-store'

test('a store of rate-limiter-flexible extends the class that the shop extends, and calls the same four methods', () => {
  const own = Object.getOwnPropertyNames(RateLimiterRedis.prototype)

  expect(Object.getPrototypeOf(RateLimiterRedis), 'See rate-limiter-store.ts').toBe(
    RateLimiterStore,
  )
  expect(own, 'A store has other methods: see count-requests.ts').toEqual(
    expect.arrayContaining(['_upsert', '_get', '_delete', '_getRateLimiterRes']),
  )
})
