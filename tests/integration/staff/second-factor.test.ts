import { TOTP } from 'otpauth'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDemand } from '@/operations/staff/second-factor'
import { restoreOwner } from '@/operations/staff/owner-logins'
import { ORIGIN } from '../../support/shop/browser'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff, STAFF_PASSWORD, type Staff } from '../../support/shop/staff'

const shop = await openShop()
const owner = await signInStaff(shop)
afterAll(() => shop.close())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

type Said = { errors?: { name?: string; message: string }[]; user?: object }
const GIVEN = { currentPassword: STAFF_PASSWORD }
let count = 0

/** A colleague whose app is known here, and the recovery codes of theirs. */
async function withFactor() {
  const email = `colleague-${(count += 1)}@example.org`
  const staff = await signInStaff(shop, { email, roles: ['sales'] })
  const { body: begun } = await staff.ask<{ secret: string }>(
    'POST',
    '/api/users/second-factor/begin',
    GIVEN,
  )
  const app = new TOTP({ secret: begun.secret })
  const { body } = await staff.ask<{ codes: string[] }>(
    'POST',
    '/api/users/second-factor/confirm',
    { code: app.generate() },
  )
  return { email, staff, app, codes: body.codes }
}

/** The next code: one that was used opens nothing. */
function later(seconds = 31) {
  vi.setSystemTime(Date.now() + seconds * 1000)
}

async function signIn(email: string, code?: string) {
  const response = await shop
    .visitor()
    .fetch('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify({ email, password: STAFF_PASSWORD, ...(code ? { code } : {}) }),
    })
  return {
    isIn: response.headers.get('set-cookie')?.includes('fount-token=ey') ?? false,
    said: ((await response.json()) as Said).errors?.[0]?.name,
  }
}

async function visitsOf(staff: Staff) {
  const { body: me } = await staff.ask<{ user: { id: string } }>('GET', '/api/users/me')
  const { body } = await staff.ask<{ visits: { id: string; isThis: boolean }[] }>(
    'GET',
    `/api/users/${me.user.id}/visits`,
  )
  return { id: me.user.id, visits: body.visits }
}

test('who has a second factor signs in with password and digits, and with neither alone', async () => {
  const { email, app } = await withFactor()
  later()

  expect(await signIn(email)).toEqual({ isIn: false, said: 'second_factor_needed' })
  expect(await signIn(email, '000000')).toEqual({ isIn: false, said: 'second_factor_wrong' })
  expect((await signIn(email, app.generate())).isIn).toBe(true)
})

test('digits open once, also for two who send them at the same moment', async () => {
  const { email, app } = await withFactor()
  later()
  const code = app.generate()
  const both = await Promise.all([signIn(email, code), signIn(email, code)])

  expect(both.filter(({ isIn }) => isIn)).toHaveLength(1)
  expect((await signIn(email, code)).isIn).toBe(false)
})

test('a recovery code opens once, however it is typed, and is counted', async () => {
  const { email, staff, codes } = await withFactor()
  const [code = ''] = codes

  expect((await signIn(email, code.toUpperCase().replace('-', ' '))).isIn).toBe(true)
  expect((await signIn(email, code)).said).toBe('second_factor_wrong')
  expect((await staff.ask('GET', '/api/users/second-factor')).body).toMatchObject({
    recoveryCodesLeft: codes.length - 1,
  })
})

test('a second factor is turned off with a code of it, and changed by no form', async () => {
  const { email, staff, app } = await withFactor()
  const { id } = await visitsOf(staff)
  await staff.ask('PATCH', `/api/users/${id}`, { factorSince: null })
  later()
  expect((await signIn(email)).said).toBe('second_factor_needed')

  expect((await staff.ask('POST', '/api/users/second-factor/end', { code: '123' })).status).toBe(
    403,
  )
  expect(
    (await staff.ask('POST', '/api/users/second-factor/end', { code: app.generate() })).status,
  ).toBe(200)
  expect((await signIn(email)).isIn).toBe(true)
})

test('an owner takes away the second factor of somebody who lost the app, never the own one; nobody else does', async () => {
  const { email, staff } = await withFactor()
  const { id } = await visitsOf(staff)

  expect((await staff.ask('DELETE', `/api/users/${id}/second-factor`)).status).toBe(403)
  const own = (await visitsOf(owner)).id

  expect((await owner.ask('DELETE', `/api/users/${own}/second-factor`)).status).toBe(403)
  expect((await owner.ask('DELETE', `/api/users/${id}/second-factor`, GIVEN)).status).toBe(200)
  expect((await signIn(email)).isIn).toBe(true)
})

test('a link for a new password does not take the place of the digits', async () => {
  const { email } = await withFactor()
  const token = await shop.payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
  })
  const response = await shop
    .visitor()
    .fetch('/api/users/reset-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify({ token, password: STAFF_PASSWORD }),
    })

  expect(response.status).toBe(200)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect((await signIn(email)).said).toBe('second_factor_needed')
})

test('what owners demand of everybody closes the desk to whoever lacks it, until it is turned on', async () => {
  const staff = await signInStaff(shop, { email: 'late@example.org', roles: ['owner'] })
  await owner.ask('POST', '/api/globals/shop', { needsSecondFactor: true })

  expect((await staff.ask('GET', '/api/orders')).status).toBe(403)
  expect((await staff.ask<Said>('GET', '/api/uploads')).status).toBe(403)
  const { body } = await staff.ask<{ secret: string }>(
    'POST',
    '/api/users/second-factor/begin',
    GIVEN,
  )
  const code = new TOTP({ secret: body.secret }).generate()
  await staff.ask('POST', '/api/users/second-factor/confirm', { code })
  expect((await staff.ask('GET', '/api/orders')).status).toBe(200)

  // What was confirmed with the app counts no longer.
  later(11 * 60)
  const lift = { needsSecondFactor: false }
  const { body: refused } = await staff.ask<Said>('POST', '/api/globals/shop', lift)
  expect(refused.errors?.[0]?.name).toBe('confirmation_needed')
  await staff.ask('POST', '/api/globals/shop', { ...lift, ...GIVEN })
  forgetDemand()
  expect((await owner.ask('GET', '/api/orders')).status).toBe(200)
})

test('visits are listed and ended, one’s own and, by an owner, another’s', async () => {
  const { email, staff, app } = await withFactor()
  later()
  await signIn(email, app.generate())
  const { id, visits } = await visitsOf(staff)
  expect(visits.map(({ isThis }) => isThis).toSorted()).toEqual([false, true])

  const path = `/api/users/${id}/visits/end`
  expect((await (await signInStaff(shop, { roles: ['pages'] })).ask('POST', path, {})).status).toBe(
    403,
  )
  await staff.ask('POST', path, {})
  expect((await visitsOf(staff)).visits).toMatchObject([{ isThis: true }])
  await owner.ask('POST', path, {})
  expect((await staff.ask('GET', '/api/orders')).status).toBe(403)
})

test('whoever holds the server opens the login of an owner who cannot sign in any more', async () => {
  const { email, staff } = await withFactor()
  const restored = await restoreOwner(shop.payload, email.toUpperCase())
  const response = await shop
    .visitor()
    .fetch('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify({ email, password: restored?.password }),
    })

  expect(await response.json()).toMatchObject({ user: { roles: ['owner'], factorSince: null } })
  expect((await staff.ask('GET', '/api/orders')).status).toBe(403)
  expect(await restoreOwner(shop.payload, 'nowhere')).toBeNull()
})
