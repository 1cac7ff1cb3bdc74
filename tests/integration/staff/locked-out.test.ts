import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { LIMITS } from '@/domain/limits/limits'
import { CLIENT_HEADER } from '@/domain/site/request-headers'
import { countRequest } from '@/operations/limits/count-requests'
import { findLoginOf } from '@/operations/records/users'
import { confirmLogin } from '@/operations/staff/confirm-login'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
beforeEach(() => payload.db.deleteMany({ collection: 'limits', where: {} }))
afterAll(() => shop.close())

const PASSWORD = 'four words nobody joins'
let logins = 0

async function aMember(): Promise<string> {
  const email = `member-${++logins}@example.org`
  await payload.create({
    collection: 'users',
    data: { email, password: PASSWORD },
    overrideAccess: true,
  })
  return email
}

type Try = {
  email: string
  password?: string
  from?: string
  browser?: ReturnType<typeof shop.visitor>
}

async function signIn({ email, password = PASSWORD, from = '198.51.100.1', browser }: Try) {
  const body = JSON.stringify({ email, password })
  const headers = { [CLIENT_HEADER]: from }
  return (await (browser ?? shop.visitor()).send('/api/users/login', body, headers)).status
}

async function wrongTries(email: string, from: string, count: number) {
  const statuses = []
  for (let tries = 0; tries < count; tries++)
    statuses.push(await signIn({ email, password: 'wrong', from }))
  return statuses
}

/** As if so many wrong passwords had come from as many networks. */
async function countFromElsewhere(email: string, times: number) {
  const counting = Array.from({ length: times }, () =>
    countRequest(payload, LIMITS.signInFromAnywhere, email),
  )
  await Promise.all(counting)
}

test('five wrong passwords lock out who typed them, and nobody elsewhere', async () => {
  const email = await aMember()
  const tries = await wrongTries(email, '203.0.113.7', 6)

  expect(tries).toEqual([401, 401, 401, 401, 401, 429])
  expect(await signIn({ email, from: '203.0.113.7' })).toBe(429)
  expect(await signIn({ email, from: '198.51.100.1' })).toBe(200)
  expect(await signIn({ email: await aMember(), from: '203.0.113.7' })).toBe(200)
})

test('a guesser with many addresses is stopped in the end, and a browser that signed in before passes', async () => {
  const email = await aMember()
  const own = shop.visitor()
  expect(await signIn({ email, browser: own })).toBe(200)
  await countFromElsewhere(email, LIMITS.signInFromAnywhere.times - 1)

  expect(await wrongTries(email, '203.0.113.1', 5)).toEqual([401, 429, 429, 429, 429])
  expect(await signIn({ email, from: '192.0.2.99' })).toBe(429)
  expect(await signIn({ email, from: '203.0.113.1', browser: own })).toBe(200)
})

test('a browser that is known for one member is a stranger to others, and a mark that is forged is none', async () => {
  const [one, other] = [await aMember(), await aMember()]
  const browser = shop.visitor()
  await signIn({ email: one, browser })
  const mark = [...browser.cookies].find(([name]) => name.includes('known'))
  if (!mark) throw new Error('The browser was given no mark.')
  const [name, value] = mark
  await wrongTries(other, '203.0.113.7', 5)
  expect(await signIn({ email: other, from: '203.0.113.7', browser })).toBe(429)

  await wrongTries(one, '203.0.113.8', 5)
  await fc.assert(
    fc.asyncProperty(
      fc.nat(value.length - 1),
      fc.constantFrom('A', 'b', '0', '_'),
      async (at, letter) => {
        fc.pre(value[at] !== letter)
        const forger = shop.visitor()
        forger.cookies.set(name, value.slice(0, at) + letter + value.slice(at + 1))
        expect(await signIn({ email: one, from: '203.0.113.8', browser: forger })).toBe(429)
      },
    ),
    { numRuns: 20 },
  )
})

test('a known browser guesses no longer than any other', async () => {
  const email = await aMember()
  const browser = shop.visitor()
  await signIn({ email, browser })
  const statuses = []
  for (let tries = 0; tries < 6; tries++)
    statuses.push(await signIn({ email, password: 'wrong', from: `192.0.2.${tries}`, browser }))

  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('a wrong password makes no browser known', async () => {
  const email = await aMember()
  const browser = shop.visitor()
  await signIn({ email, password: 'wrong', browser })

  expect([...browser.cookies.keys()].filter((name) => name.includes('known'))).toEqual([])
})

test('who is signed in confirms with their password, whatever strangers type, and guesses five times a visit', async () => {
  const email = await aMember()
  const id = (await findLoginOf(payload, email)) ?? ''
  for (let address = 1; address <= 12; address++) await wrongTries(email, `203.0.113.${address}`, 5)
  await expect(
    confirmLogin(payload, { id, email, visit: 'one' }, PASSWORD),
  ).resolves.toBeUndefined()

  const outcomes = []
  for (let tries = 0; tries < 6; tries++)
    outcomes.push(
      await confirmLogin(payload, { id, email, visit: 'two' }, 'wrong').catch(
        (error: { status: number }) => error.status,
      ),
    )
  expect(outcomes.slice(5)).toEqual([429])
  expect(outcomes.slice(0, 5)).not.toContain(429)
})
