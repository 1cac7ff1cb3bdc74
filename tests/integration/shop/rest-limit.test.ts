import { afterAll, expect, test, vi } from 'vitest'
import { LIMITS } from '@/domain/limits/limits'
import { CLIENT_HEADER } from '@/domain/site/request-headers'
import { env } from '@/env'
import { ORIGIN } from '../../support/shop/browser'
import { MemoryLimiter } from '@/operations/limits/count-requests'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterAll(() => shop.close())

const IS_SHARED = env.databaseUrl.startsWith('mongodb')

const STAFF = { email: 'staff@example.org', password: 'long enough to be one, by far' }

const visitor = shop.visitor()
const ROWS = '/api/eulas?depth=0&limit=1'
const ask = (address: string) => visitor.get(ROWS, { [CLIENT_HEADER]: address })

test('a flood on Payload’s REST is 429 with a time and a sentence, and costs no write', async () => {
  const write = vi.spyOn(shop.payload.db, 'updateOne')
  const flood = Array.from({ length: LIMITS.rest.times + 5 }, () => ask('203.0.113.5'))
  const refused = (await Promise.all(flood)).filter(({ status }) => status === 429)
  const seconds = Number(refused[0]?.headers.get('retry-after'))

  // On a database of several servers a flood that takes longer than two seconds is told to the others once.
  expect(refused.length).toBe(5)
  expect(write.mock.calls.length).toBeLessThan(IS_SHARED ? 10 : 1)
  expect(refused[0]?.body).toEqual({
    errors: [{ name: 'too_many_requests', message: LIMITS.rest.sentence }],
  })
  expect([seconds > 0, seconds <= LIMITS.rest.seconds]).toEqual([true, true])
})

test('another client is served meanwhile, and so are staff at the same address', async () => {
  await shop.payload.create({ collection: 'users', data: STAFF, overrideAccess: true })
  const colleague = shop.visitor()
  await colleague.send('/api/users/login', JSON.stringify(STAFF))
  const [same, other, staff] = [
    await ask('203.0.113.5'),
    await ask('203.0.113.6'),
    await colleague.get(ROWS, {
      [CLIENT_HEADER]: '203.0.113.5',
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
    }),
  ]

  expect([same, other, staff].map(({ status }) => status)).toEqual([429, 200, 200])
})

test('what a client used at one server counts at the others, once it is more than a little and asked twice', async () => {
  const figures = { keyPrefix: 'two-servers', points: 100, duration: 60 }
  const [here, there] = [1, 2].map(() => new MemoryLimiter(shop.payload, figures, true))
  const consumed = async (limiter: MemoryLimiter | undefined) =>
    (await limiter?.get('client'))?.consumedPoints
  await here?.consume('client', 60)
  await there?.consume('client', 50)
  await here?.consume('shy', 2)
  const few = new MemoryLimiter(shop.payload, { ...figures, points: 6 }, true)
  await few.consume('once')
  await few.exchange()
  for (const limiter of [here, there]) await limiter?.exchange()
  await here?.consume('client')
  await here?.exchange()
  await expect(there?.consume('client')).rejects.toMatchObject({ consumedPoints: 111 })
  const { docs } = await shop.payload.find({
    collection: 'limits',
    where: { key: { contains: 'two-servers' } },
    overrideAccess: true,
  })

  expect([await consumed(here), await consumed(there)]).toEqual([111, 111])
  expect(docs.map(({ key, points }) => [key, points])).toEqual([['two-servers:client', 111]])
})
