import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mailsTo } from '../../support/mails/kept-mails'
import { ORIGIN } from '../../support/shop/browser'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff, STAFF_PASSWORD } from '../../support/shop/staff'
import { Authenticator } from '../../support/staff/authenticator'
import {
  aSession,
  codeOf,
  GIVEN,
  post,
  type Session,
  type Told,
} from '../../support/staff/sessions'

const shop = await openShop()
afterAll(() => shop.close())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

type Options = { challenge: string; rpId: string }
type Shown = { passkeys: { id: string; name: string; lastUsed: string | null }[] }
type Member = Session & { key: Authenticator; codes: string[] }

/** Somebody whose passkey is known here, and the recovery codes that came with it. */
async function aMember(): Promise<Member> {
  const session = await aSession(shop, ['sales'])
  const key = new Authenticator()
  const { codes } = await add(session, key)
  return { ...session, key, codes: codes ?? [] }
}

async function add(session: Session, key: Authenticator, name = 'My key', origin = ORIGIN) {
  const { body: asked } = await session.staff.ask<{ challenge: string; rp: { id: string } }>(
    'POST',
    '/api/users/passkeys/begin',
    GIVEN,
  )
  const response = key.create(asked, { origin })
  const { status, body } = await session.staff.ask<Told & { codes?: string[] | null }>(
    'POST',
    '/api/users/passkeys/add',
    { name, response },
  )
  return { status, codes: body.codes, said: codeOf(body) }
}

/** At the door, with the right password. */
async function knock(email: string, more: object = {}) {
  const response = await shop
    .visitor()
    .fetch('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify({ email, password: STAFF_PASSWORD, ...more }),
    })
  const body = (await response.json()) as { errors?: { name?: string; passkey?: Options }[] }
  const [error] = body.errors ?? []
  return { isIn: response.ok, said: error?.name, asked: error?.passkey as Options }
}

async function shownTo(session: Session): Promise<Shown['passkeys']> {
  return (await session.staff.ask<Shown>('GET', '/api/users/second-factor')).body.passkeys
}

test('who has a passkey signs in with password and passkey, and with neither alone', async () => {
  const { email, key, ...session } = await aMember()
  const door = await knock(email)
  expect(door).toMatchObject({ isIn: false, said: 'second_factor_needed' })
  expect((await knock(email, { password: '', passkey: key.get(door.asked) })).isIn).toBe(false)

  expect((await knock(email, { passkey: key.get((await knock(email)).asked) })).isIn).toBe(true)
  expect(await shownTo({ email, ...session })).toMatchObject([
    { name: 'My key', lastUsed: expect.any(String) },
  ])
})

test('a challenge is answered once, also by two at the same moment, and within five minutes', async () => {
  const { email, key } = await aMember()
  const passkey = key.get((await knock(email)).asked)
  const both = await Promise.all([knock(email, { passkey }), knock(email, { passkey })])
  expect(both.map(({ isIn }) => isIn).toSorted()).toEqual([false, true])
  expect(await knock(email, { passkey })).toMatchObject({ isIn: false, said: 'passkey_wrong' })

  const late = key.get((await knock(email)).asked)
  vi.setSystemTime(Date.now() + 5 * 60_000 + 1)
  expect((await knock(email, { passkey: late })).said).toBe('passkey_wrong')
})

test.each([
  [
    'another page asked for it',
    (key: Authenticator, asked: Options) => key.get(asked, { origin: 'https://fount.example.net' }),
  ],
  [
    'it is bound to another shop',
    (key: Authenticator, asked: Options) => key.get({ ...asked, rpId: 'fount.example.net' }),
  ],
  [
    'another key signed it',
    (key: Authenticator, asked: Options) => ({
      ...new Authenticator().get(asked),
      id: key.get(asked).id,
    }),
  ],
  [
    'it is a copy that signed less often',
    (key: Authenticator, asked: Options) => {
      key.counter = 0
      return key.get(asked)
    },
  ],
  ['it is no passkey', () => 'open'],
])('a passkey is refused where %s', async (_, answer) => {
  const { email, key } = await aMember()

  const passkey = answer(key, (await knock(email)).asked)
  expect(await knock(email, { passkey })).toMatchObject({ isIn: false, said: 'passkey_wrong' })
})

test('the passkey of one member opens no other’s login', async () => {
  const [one, other] = [await aMember(), await aMember()]
  const passkey = other.key.get((await knock(one.email)).asked)

  expect(await knock(one.email, { passkey })).toMatchObject({ isIn: false, said: 'passkey_wrong' })
})

test('a passkey is added by who confirms it, from the shop’s own page, under a name, and once', async () => {
  const session = await aSession(shop)
  const key = new Authenticator()
  const unconfirmed = await post(session, '/passkeys/begin', {})
  expect(codeOf(unconfirmed.body)).toBe('confirmation_needed')

  expect((await add(session, key, 'My key', 'https://fount.example.net')).said).toBe(
    'passkey_wrong',
  )
  expect((await add(session, key, ' ')).said).toBe('invalid')
  expect((await add(session, key)).codes).toHaveLength(10)
  expect((await add(session, key)).said).toBe('passkey_known')
  expect((await add(session, new Authenticator(), 'Another')).codes).toBeNull()
  expect((await shownTo(session)).map(({ name }) => name)).toEqual(['My key', 'Another'])
})

test('a recovery code signs in whose passkey is lost, and removes it', async () => {
  const { email, codes, ...session } = await aMember()
  const [door, remove] = codes
  expect((await knock(email, { code: door })).isIn).toBe(true)

  const [passkey] = await shownTo({ email, ...session })
  const withPassword = await post({ email, ...session }, '/passkeys/remove', {
    ...GIVEN,
    id: passkey?.id,
  })
  expect(withPassword.status).toBe(403)
  await post({ email, ...session }, '/passkeys/remove', { id: passkey?.id, code: remove })
  expect((await knock(email)).isIn).toBe(true)
  expect((await knock(email, { code: codes[2] })).isIn).toBe(true)
})

test('what asks for the password again takes a passkey', async () => {
  const member = await aMember()
  vi.setSystemTime(Date.now() + 11 * 60_000)
  expect(codeOf((await post(member, '/passkeys/begin', {})).body)).toBe('confirmation_needed')

  const { body } = await member.staff.ask<{ passkey: Options }>('POST', '/api/users/passkeys/ask')
  const passkey = member.key.get(body.passkey)
  expect((await post(member, '/confirm', { passkey })).status).toBe(200)
  expect((await post(member, '/passkeys/begin', {})).status).toBe(200)
})

test('its owner reads by mail that a passkey was added, and that it was removed', async () => {
  const member = await aMember()
  const { email, key } = member
  const [passkey] = await shownTo(member)
  const { body } = await member.staff.ask<{ passkey: Options }>('POST', '/api/users/passkeys/ask')
  await post(member, '/passkeys/remove', { id: passkey?.id, passkey: key.get(body.passkey) })

  await vi.waitFor(async () => {
    const mails = await mailsTo(shop.dataDir, email)
    expect(mails.some((mail) => mail.includes('A passkey was added'))).toBe(true)
    expect(mails.some((mail) => mail.includes('A passkey was removed'))).toBe(true)
  })
})

test('an owner takes away the passkeys of somebody who lost them', async () => {
  const member = await aMember()
  const owner = await signInStaff(shop)

  expect((await owner.ask('DELETE', `/api/users/${member.id}/second-factor`, GIVEN)).status).toBe(
    200,
  )
  expect((await knock(member.email)).isIn).toBe(true)
})
