import { afterAll, expect, test } from 'vitest'
import { mailsTo } from '../../support/mails/kept-mails'
import { openShop } from '../../support/shop/open-shop'
import {
  aSession,
  codeOf,
  GIVEN,
  NEW_PASSWORD,
  patch,
  post,
  type Session,
  type Told,
} from '../../support/staff/sessions'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

/** What opens a login, as the database holds it. */
function rows() {
  return payload.db
    .find({ collection: 'users', where: {}, pagination: false, sort: 'id' })
    .then(({ docs }) =>
      docs.map((doc) => {
        const { id, email, hash, roles } = doc as unknown as Record<string, unknown>
        return { id, email, hash, roles }
      }),
    )
}

type Answered = { status: number; body: Told }
type Way = [what: string, go: (own: Session, other: Session, given: object) => Promise<Answered>]

const some = (who: Session) => `?where[id][equals]=${who.id}`

const WAYS: Way[] = [
  [
    'one’s password',
    (own, _, given) => patch(own, `/${own.id}`, { password: NEW_PASSWORD, ...given }),
  ],
  [
    'one’s address',
    (own, _, given) => patch(own, `/${own.id}`, { email: `new-${own.email}`, ...given }),
  ],
  [
    'one’s roles',
    (own, _, given) => patch(own, `/${own.id}`, { roles: ['owner', 'pages'], ...given }),
  ],
  [
    'passwords of many',
    (own, _, given) => patch(own, some(own), { password: NEW_PASSWORD, ...given }),
  ],
  [
    'addresses of many',
    (own, _, given) => patch(own, some(own), { email: `new-${own.email}`, ...given }),
  ],
  [
    'another’s password',
    (own, other, given) => patch(own, `/${other.id}`, { password: NEW_PASSWORD, ...given }),
  ],
  [
    'another’s address',
    (own, other, given) => patch(own, `/${other.id}`, { email: `new-${other.email}`, ...given }),
  ],
  [
    'another’s roles',
    (own, other, given) => patch(own, `/${other.id}`, { roles: ['owner'], ...given }),
  ],
  ['roles of many', (own, other, given) => patch(own, some(other), { roles: ['owner'], ...given })],
  [
    'a new login',
    (own, _, given) =>
      post(own, '', {
        email: `more-${own.email}`,
        password: NEW_PASSWORD,
        roles: ['owner'],
        ...given,
      }),
  ],
  [
    'a login for somebody by mail',
    (own, _, given) =>
      post(own, '/invite', { email: `mail-${own.email}`, roles: ['owner'], ...given }),
  ],
  ['a second factor', (own, _, given) => post(own, '/second-factor/begin', given)],
  [
    'where transfers go',
    (own, _, given) =>
      own.staff.ask<Told>('POST', '/api/globals/shop', { ...anAccount(), ...given }),
  ],
]

let accounts = 0

/** Each time another one. */
function anAccount() {
  const number = `37040044${String((accounts += 1)).padStart(10, '0')}`
  const rest = Number(BigInt(`${number}131400`) % 97n)
  return { bank: { iban: `DE${String(98 - rest).padStart(2, '0')}${number}` } }
}

test.each(WAYS)(
  'a session alone does not change %s; with the password it does',
  async (_what, go) => {
    const [own, other] = [await aSession(shop), await aSession(shop, ['pages'])]
    const before = await rows()
    const refused = await go(own, other, {})
    const after = await rows()
    const wrong = await go(own, other, { currentPassword: 'not the password' })

    expect([refused.status, codeOf(refused.body)]).toEqual([403, 'confirmation_needed'])
    expect([wrong.status, codeOf(wrong.body)]).toEqual([403, 'confirmation_wrong'])
    expect(after).toEqual(before)
    expect((await go(own, other, GIVEN)).status).toBeLessThan(300)
  },
)

test('a session alone deletes no login, one or several; one that has confirmed does', async () => {
  const [own, other] = [await aSession(shop), await aSession(shop, ['pages'])]
  const before = await rows()
  const remove = (path: string) => own.staff.ask<Told>('DELETE', `/api/users${path}`)
  const refused = [await remove(`/${other.id}`), await remove(some(other))]
  const unasked = await post(own, '/confirm', {})
  const after = await rows()
  await post(own, '/confirm', GIVEN)

  expect([...refused, unasked].map(({ status, body }) => [status, codeOf(body)])).toEqual(
    Array.from({ length: 3 }, () => [403, 'confirmation_needed']),
  )
  expect(after).toEqual(before)
  expect((await remove(`/${other.id}`)).status).toBe(200)
  expect((await rows()).map(({ id }) => id)).not.toContain(other.id)
})

test('a login is copied by nobody with a session alone', async () => {
  const own = await aSession(shop)
  const before = await rows()
  const { status } = await post(own, `/${own.id}/duplicate`, { email: 'copy@example.org' })

  expect(status).toBeGreaterThanOrEqual(400)
  expect(await rows()).toEqual(before)
})

test('what is no key to a login is changed without the password, and so is what stays as it was', async () => {
  const { staff, id, email } = await aSession(shop, ['pages'])
  const saved = await staff.ask('PATCH', `/api/users/${id}`, {
    name: 'Another name',
    email: ` ${email.toUpperCase()} `,
    roles: ['pages'],
  })

  expect(saved.status).toBe(200)
  expect(await mailsTo(shop.dataDir, email)).toEqual([])
})

test('a field of a form says what it wants', async () => {
  const own = await aSession(shop)
  const { body } = await patch(own, `/${own.id}`, { password: NEW_PASSWORD })

  expect(body.errors?.[0]?.data?.errors).toMatchObject([{ path: 'currentPassword' }])
})
