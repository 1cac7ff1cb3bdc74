import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { LIMITS } from '@/domain/limits/limits'
import { CLIENT_HEADER } from '@/domain/site/request-headers'
import { countRequest } from '@/operations/limits/count-requests'
import { ORIGIN } from '../../support/shop/browser'
import { mailsTo } from '../../support/mails/kept-mails'
import { haltingBody } from '../../support/shop/halting-body'
import { openShop, WAITING } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

const PASSWORD = 'four words nobody joins'
const as = (address: string) => ({ [CLIENT_HEADER]: address })

type Told = { errors?: { message: string }[] }

function register(email: string, password = PASSWORD) {
  const body = JSON.stringify({ email, password, roles: ['pages'] })
  return shop.visitor().send<Told>('/api/users/first-register', body)
}

function signIn(email: string, password: string, headers = {}) {
  const body = JSON.stringify({ email, password })
  return shop.visitor().send<Told>('/api/users/login', body, headers)
}

async function logins() {
  return (await payload.find({ collection: 'users', limit: 100, overrideAccess: true })).docs
}

async function aLogin(email: string, password = PASSWORD) {
  return payload.create({ collection: 'users', data: { email, password }, overrideAccess: true })
}

test('a registration that is refused may be tried again', async () => {
  const { status, body } = await register('first@example.org', 'password1234')

  expect({ status, count: (await logins()).length }).toEqual({ status: 400, count: 0 })
  expect(JSON.stringify(body)).toContain('easy to guess')
})

test('of twenty who register at once as the first, one is', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => register(`first-${index}@example.org`)),
  )
  const statuses = answers.map(({ status }) => status).toSorted()

  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 403)])
  expect(await logins()).toHaveLength(1)
})

test('who opens the shop owns it, whatever the form said', async () => {
  expect((await logins()).map(({ roles }) => roles)).toEqual([['owner']])
})

test('the last owner is kept, by its id, by a question and when all are deleted at once', async () => {
  const [first] = await logins()
  const visitor = shop.visitor()
  await visitor.send(
    '/api/users/login',
    JSON.stringify({ email: first?.email, password: PASSWORD }),
  )
  const headers = { origin: ORIGIN, 'content-type': 'application/json' }
  const given = JSON.stringify({ currentPassword: PASSWORD })
  await visitor.fetch('/api/users/confirm', { method: 'POST', body: given, headers })
  const remove = async (path: string) =>
    visitor.fetch(path, { method: 'DELETE', headers: { origin: ORIGIN } })

  const byId = await remove(`/api/users/${first?.id}`)
  expect(byId.status).toBe(409)
  expect(await byId.text()).toContain('This is the last owner')
  expect((await remove('/api/users?where[email][exists]=true')).status).toBe(400)
  expect(await logins()).toHaveLength(1)

  await aLogin('second@example.org')
  await aLogin('third@example.org')
  await remove('/api/users?where[email][exists]=true')
  expect((await logins()).length).toBeGreaterThan(0)
})

test('one of two logins may go', async () => {
  const { id } = await aLogin('goes@example.org')
  await payload.delete({ collection: 'users', id, overrideAccess: true })

  expect((await logins()).map(({ email }) => email)).not.toContain('goes@example.org')
})

test('registration stays closed in a shop that was set up, whatever its table holds', async () => {
  const kept = await logins()
  await payload.db.deleteMany({ collection: 'users', where: {} })
  const { status, body } = await register('thief@example.org')

  expect({ status, count: (await logins()).length }).toEqual({ status: 403, count: 0 })
  expect(body.errors?.[0]?.message).toContain('set up before')
  for (const { email } of kept) await aLogin(email)
})

test.each([
  ['eleven characters', 'xkcd-plover', '12 characters or more'],
  ['a common one with digits behind', 'Password1234', 'easy to guess'],
  ['keys side by side', 'qwertyuiop123', 'easy to guess'],
  ['one word twice', 'passwordpassword', 'easy to guess'],
  ['the person’s own name', 'wilhelmina-1', 'easy to guess'],
])('a password of %s is refused with a sentence', async (_what, password, sentence) => {
  const data = { email: 'new@example.org', name: 'wilhelmina', password }
  const creating = payload.create({ collection: 'users', data, overrideAccess: true })

  await expect(creating).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringContaining(sentence), path: 'password' }] },
  })
})

test('a weak password is refused where one is changed and where one is reset', async () => {
  const { id } = await aLogin('changes@example.org')
  const changing = payload.update({
    collection: 'users',
    id,
    data: { password: 'password1234' },
    overrideAccess: true,
  })
  await expect(changing).rejects.toMatchObject({ data: { errors: [{ path: 'password' }] } })

  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email: 'changes@example.org' },
    disableEmail: true,
  })
  const reset = await shop
    .visitor()
    .send<Told>('/api/users/reset-password', JSON.stringify({ token, password: 'password1234' }))
  expect(reset.status).toBe(400)
})

test('of sixty wrong passwords at once for one address five are looked at, and the right one waits too', async () => {
  await aLogin('burst@example.org')
  const tries = Array.from({ length: 60 }, (_, index) =>
    signIn('burst@example.org', `wrong ${index}`),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  const after = await signIn('burst@example.org', PASSWORD)

  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(55)
  expect(after.status).toBe(429)
  expect(Number(after.headers.get('retry-after'))).toBeGreaterThan(500)
  expect(after.body.errors?.[0]?.message).toContain('Wait ten minutes')
})

test('who signs in rightly takes back no wrong try of others', async () => {
  await aLogin('mixed@example.org')
  for (let wrong = 0; wrong < 4; wrong++) await signIn('mixed@example.org', 'wrong')
  const right = await signIn('mixed@example.org', PASSWORD)
  const fifth = await signIn('mixed@example.org', 'wrong')
  const sixth = await signIn('mixed@example.org', PASSWORD)

  expect([right.status, fifth.status, sixth.status]).toEqual([200, 401, 429])
})

test('one client tries thirty addresses, and no more', async () => {
  await payload.db.deleteMany({ collection: 'limits', where: {} })
  const [client, count] = ['198.51.100.9', LIMITS.signIn.times - 1]
  const counting = Array.from({ length: count }, () => countRequest(payload, LIMITS.signIn, client))
  await Promise.all(counting)
  const thirtieth = await signIn('somebody@example.org', 'x', as(client))
  const next = await signIn('nobody@example.org', 'x', as(client))
  const neighbour = await signIn('nobody@example.org', 'x', as('198.51.100.10'))

  expect([thirtieth.status, next.status, neighbour.status]).toEqual([401, 429, 401])
})

const PARTS = new FormData()
PARTS.set('_payload', '{}')
PARTS.set('file', new Blob(['x'.repeat(300_000)]), 'a-large-file.woff2')
const DOORS = ['login', 'forgot-password', 'reset-password', 'first-register']

test.each(DOORS)('at %s nobody leaves more than 256 KB, as JSON or as parts', async (door) => {
  const path = `/api/users/${door}`
  const json = await shop.visitor().send<Told>(path, `{"email":"${'x'.repeat(300_000)}"}`)
  const parts = await shop.visitor().fetch(path, { method: 'POST', body: PARTS })

  expect([json.status, parts.status]).toEqual([413, 413])
  expect(await readdir(join(shop.dataDir, 'incoming')).catch(() => [])).toEqual([])
})

test('who knocked too often is refused at every door before anything is read', async () => {
  const client = '198.51.100.11'
  const counting = [LIMITS.signIn, LIMITS.reset].flatMap((limit) =>
    Array.from({ length: limit.times }, () => countRequest(payload, limit, client)),
  )
  await Promise.all(counting)
  const endless = DOORS.map(() => haltingBody(Buffer.from('{}')))
  const knocked = await Promise.all(
    endless.map(({ body }, door) =>
      shop.visitor().send(`/api/users/${DOORS[door]}`, body, as(client)),
    ),
  )
  for (const { goOn } of endless) goOn()

  expect(knocked.map(({ status }) => status)).toEqual(DOORS.map(() => 429))
})

test('a form of the panel that comes in parts signs in as one of JSON does', async () => {
  await aLogin('parts@example.org')
  const body = new FormData()
  body.set('_payload', JSON.stringify({ email: 'parts@example.org', password: PASSWORD }))
  const headers = { origin: ORIGIN }
  const signedIn = await shop.visitor().fetch('/api/users/login', { method: 'POST', body, headers })

  expect(signedIn.status).toBe(200)
})

test('an address nobody signs in with costs as much time as one that somebody does, and says the same', async () => {
  await aLogin('known@example.org')
  const time = async (email: string) => {
    const before = performance.now()
    const { status, body } = await signIn(email, 'wrong words')
    return { took: performance.now() - before, status, body }
  }
  const known = await time('known@example.org')
  const unknown = await time('unknown@example.org')

  expect({ ...unknown, took: 0 }).toEqual({ ...known, took: 0 })
  expect(unknown.took).toBeGreaterThan(known.took / 3)
})

test('a new password may be asked for three times an hour, and the answer is the same whoever asks', async () => {
  const ask = (email: string) =>
    shop.visitor().send<unknown>('/api/users/forgot-password', JSON.stringify({ email }))
  const known = await Promise.all(Array.from({ length: 4 }, () => ask('known@example.org')))
  const unknown = await Promise.all(Array.from({ length: 4 }, () => ask('nobody@example.org')))
  const statusesOf = (answers: { status: number }[]) =>
    answers.map(({ status }) => status).toSorted()
  const bodiesOf = (answers: { body: unknown }[]) =>
    answers.map(({ body }) => JSON.stringify(body)).toSorted()

  // The mail goes behind the answer.
  await vi.waitFor(async () => {
    expect(await mailsTo(shop.dataDir, 'known@example.org')).toHaveLength(1)
  }, WAITING)
  expect(statusesOf(known)).toEqual([200, 200, 200, 429])
  expect(statusesOf(unknown)).toEqual(statusesOf(known))
  expect(bodiesOf(unknown)).toEqual(bodiesOf(known))
})

test('the answer to who asks for a new password does not wait for what only a known address sets off', async () => {
  await aLogin('waited-for@example.org')
  const { updateOne } = shop.payload.db
  const slow = vi.spyOn(shop.payload.db, 'updateOne').mockImplementation(async (args) => {
    if (args.collection === 'users') await new Promise((done) => setTimeout(done, 1000))
    return updateOne.call(shop.payload.db, args)
  })
  const before = performance.now()
  const { status } = await shop
    .visitor()
    .send('/api/users/forgot-password', JSON.stringify({ email: 'waited-for@example.org' }))
  const took = performance.now() - before
  await vi.waitFor(async () => {
    expect(await mailsTo(shop.dataDir, 'waited-for@example.org')).toHaveLength(1)
  }, WAITING)

  expect(slow).toHaveBeenCalled()
  slow.mockRestore()
  expect([status, took < 900]).toEqual([200, true])
})
