import { TOTP } from 'otpauth'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mailsTo } from '../../support/mails/kept-mails'
import { openShop, WAITING } from '../../support/shop/open-shop'
import { signInStaff } from '../../support/shop/staff'
import {
  aSession,
  codeOf,
  GIVEN,
  NEW_PASSWORD,
  patch,
  post,
  seesOrders,
  signInElsewhere,
  type Told,
} from '../../support/staff/sessions'

const shop = await openShop()
const owner = await signInStaff(shop)
afterAll(() => shop.close())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('every other session of a login ends when it is changed, its own stays, and its old address reads of it', async () => {
  const own = await aSession(shop)
  const thief = await signInElsewhere(shop, own)
  await patch(own, `/${own.id}`, { email: `moved-${own.email}`, ...GIVEN })

  expect([await seesOrders(own), await thief.seesOrders()]).toEqual([200, 403])
  await vi.waitFor(async () => {
    const [mail, ...more] = await mailsTo(shop.dataDir, own.email)
    expect(more).toEqual([])
    expect(mail).toContain('another e-mail address')
  }, WAITING)
  expect(await mailsTo(shop.dataDir, `moved-${own.email}`)).toEqual([])
})

test('an owner who changes another’s login ends all its sessions, and is named to whom it belongs', async () => {
  const [own, other] = [await aSession(shop), await aSession(shop, ['pages'])]
  await patch(own, `/${other.id}`, { password: NEW_PASSWORD, roles: ['sales'], ...GIVEN })

  expect([await seesOrders(own), await seesOrders(other)]).toEqual([200, 403])
  await vi.waitFor(async () => {
    const [mail] = await mailsTo(shop.dataDir, other.email)
    expect(mail).toContain(`${own.email} changed your login`)
    expect(mail).toContain('a new password')
    expect(mail).toContain('other roles')
  }, WAITING)
})

test('what was confirmed counts for ten minutes, in the session that did it', async () => {
  const own = await aSession(shop)
  const second = await signInElsewhere(shop, own)
  const state = async () =>
    (await own.staff.ask<{ isConfirmed: boolean }>('GET', '/api/users/confirm')).body.isConfirmed
  const before = await state()
  await post(own, '/confirm', GIVEN)

  expect([before, await state()]).toEqual([false, true])
  expect(await second.patch(`/${own.id}`, { roles: ['owner', 'fonts'] })).toBe(403)
  vi.setSystemTime(Date.now() + 9 * 60_000)
  expect((await patch(own, `/${own.id}`, { roles: ['owner', 'fonts'] })).status).toBe(200)
  vi.setSystemTime(Date.now() + 2 * 60_000)
  expect(await state()).toBe(false)
  expect((await patch(own, `/${own.id}`, { roles: ['owner'] })).status).toBe(403)
})

test('a code of the second factor is as good as the password, and turning one on or off ends other sessions', async () => {
  const own = await aSession(shop)
  const thief = await signInElsewhere(shop, own)
  const { body } = await own.staff.ask<{ secret: string }>(
    ...(['POST', '/api/users/second-factor/begin', GIVEN] as const),
  )
  const app = new TOTP({ secret: body.secret })
  await post(own, '/second-factor/confirm', { code: app.generate() })
  expect([await seesOrders(own), await thief.seesOrders()]).toEqual([200, 403])

  vi.setSystemTime(Date.now() + 11 * 60_000)
  const code = app.generate()
  const changed = await patch(own, `/${own.id}`, {
    roles: ['owner', 'pages'],
    currentPassword: code,
  })
  expect(changed.status).toBe(200)
  vi.setSystemTime(Date.now() + 11 * 60_000)
  expect((await patch(own, `/${own.id}`, { roles: ['owner'], currentPassword: code })).status).toBe(
    403,
  )
  expect((await post(own, '/second-factor/begin', {})).status).toBe(403)
  await vi.waitFor(async () => {
    const mails = await mailsTo(shop.dataDir, own.email)
    expect(mails.some((mail) => mail.includes('second factor was turned on'))).toBe(true)
  }, WAITING)
})

test('an owner takes another’s second factor away with the own password', async () => {
  const other = await aSession(shop, ['pages'])
  await post(other, '/second-factor/begin', GIVEN)
  const path = `/api/users/${other.id}/second-factor`

  expect(codeOf((await owner.ask<Told>('DELETE', path)).body)).toBe('confirmation_needed')
  expect((await owner.ask('DELETE', path, GIVEN)).status).toBe(200)
  expect(await seesOrders(other)).toBe(403)
})

test('passwords are guessed here no more often than at the sign-in', async () => {
  const own = await aSession(shop)
  const guess = () => post(own, '/confirm', { currentPassword: 'a guess' })
  const statuses: number[] = []
  for (let tries = 0; tries < 6; tries++) statuses.push((await guess()).status)

  expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
  expect((await post(own, '/confirm', GIVEN)).status).toBe(429)
})
