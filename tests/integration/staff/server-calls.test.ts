import { afterAll, expect, test } from 'vitest'
import { LIMITS } from '@/domain/limits/limits'
import { refuseServerCall } from '@/operations/staff/refuse-calls'
import { ORIGIN } from '../../support/shop/browser'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

const LOGIN = { email: 'calls@example.org', password: 'four words nobody joins' }

const call = (client: string, cookie = '') =>
  refuseServerCall(payload, { headers: new Headers({ cookie, origin: ORIGIN }), client })

test('the form for the first login of a shop calls, and nobody else does without a sign-in', async () => {
  expect(await call('203.0.113.1')).toBeNull()
  await payload.create({ collection: 'users', data: LOGIN, overrideAccess: true })

  expect(await call('203.0.113.1')).toEqual({ status: 403, message: 'Sign in as staff first.' })
  expect(await call('203.0.113.1', 'fount-token=any')).toMatchObject({ status: 403 })
})

test('a stranger’s calls are counted like all requests; staff beside them are let pass until they sign out', async () => {
  const visitor = shop.visitor()
  await visitor.send('/api/users/login', JSON.stringify(LOGIN))
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const flood = Array.from({ length: LIMITS.rest.times + 5 }, () => call('203.0.113.2'))
  const refused = (await Promise.all(flood)).filter((refusal) => refusal?.status === 429)

  expect(refused).toHaveLength(5)
  expect(refused[0]).toMatchObject({
    message: LIMITS.rest.sentence,
    retryAfterInSeconds: expect.any(Number),
  })
  expect(await call('203.0.113.2', cookie)).toBeNull()
  await visitor.fetch('/api/users/logout', { method: 'POST', headers: { origin: ORIGIN } })
  expect(await call('203.0.113.3', cookie)).toMatchObject({ status: 403 })
})
