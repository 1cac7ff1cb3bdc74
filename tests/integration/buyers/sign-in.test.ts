import { afterAll, expect, test } from 'vitest'
import { findHolder, HOLDER_COOKIE } from '@/operations/buyers/holder'
import { askForLink, openLink } from '../../support/buyers/sign-in'
import type { Browser, Refusal } from '../../support/shop/browser'
import { aPaidPurchase } from '../../support/shop/buyer'
import { mailsTo } from '../../support/mails/kept-mails'
import { emptyOutbox, openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const ada = shop.visitor()
await aPaidPurchase(ada)
afterAll(() => shop.close())

const EMAIL = 'buyer@example.org'

async function holderOf(browser: Browser) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const holder = await findHolder(shop.payload, { headers: new Headers({ cookie }) })
  return holder?.emails ?? null
}

test('the answer is the same for a buyer and a stranger, and only the buyer gets a mail', async () => {
  const visitor = shop.visitor()
  const known = await visitor.post('/api/order/sign-in', { email: EMAIL })
  const unknown = await visitor.post('/api/order/sign-in', { email: 'nobody@example.org' })
  await emptyOutbox(shop.payload)

  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()])
  expect(known.status).toBe(202)
  expect(await mailsTo(shop.dataDir, 'nobody@example.org')).toEqual([])
})

test('a link opens the licences of its address once, in whatever letters it was written', async () => {
  const visitor = shop.visitor()
  const token = await askForLink(shop, visitor, 'Buyer@example.org')
  const before = await holderOf(visitor)
  const first = await openLink(visitor, token)
  const again = await openLink(shop.visitor(), token)

  expect(before).toBe(null)
  expect([first.status, first.body.email]).toEqual([200, 'Buyer@example.org'])
  expect(await holderOf(visitor)).toEqual(['Buyer@example.org'])
  expect([again.status, (again.body as unknown as Refusal).error.code]).toEqual([
    410,
    'sign_in_gone',
  ])
})

test('its cookie is HttpOnly and Lax, and neither it nor the link stands in the database', async () => {
  const visitor = shop.visitor()
  const token = await askForLink(shop, visitor, EMAIL)
  const { headers } = await openLink(visitor, token)
  const set = headers.getSetCookie().find((cookie) => cookie.startsWith(HOLDER_COOKIE)) ?? ''
  const { docs } = await shop.payload.find({
    collection: 'sign-ins',
    overrideAccess: true,
    showHiddenFields: true,
    pagination: false,
  })
  const rows = JSON.stringify(docs)

  expect(set).toMatch(/; HttpOnly; SameSite=Lax; Path=\/; Max-Age=\d{7}$/)
  expect(rows).not.toContain(token)
  expect(rows).not.toContain(visitor.cookies.get(HOLDER_COOKIE))
})

test('of twenty who use a link at once one is signed in', async () => {
  const token = await askForLink(shop, shop.visitor(), EMAIL)
  const visitors = Array.from({ length: 20 }, () => shop.visitor())
  await Promise.all(visitors.map((visitor) => visitor.fetch('/api/csrf')))
  const answers = await Promise.all(visitors.map((visitor) => openLink(visitor, token)))
  const holders = await Promise.all(visitors.map(holderOf))

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(410)])
  expect(holders.filter((emails) => emails !== null)).toEqual([[EMAIL]])
})

test('a browser that did not ask for the link is signed in for an hour', async () => {
  const token = await askForLink(shop, shop.visitor(), EMAIL)
  const stranger = shop.visitor()
  const { headers } = await openLink(stranger, token)
  const set = headers.getSetCookie().find((cookie) => cookie.startsWith(HOLDER_COOKIE)) ?? ''
  const seconds = Number(/Max-Age=(\d+)/.exec(set)?.[1])

  expect(seconds).toBeGreaterThan(3500)
  expect(seconds).toBeLessThanOrEqual(3600)
})

test('a link that is too old, changed, or of another kind opens nothing', async () => {
  const visitor = shop.visitor()
  const token = await askForLink(shop, visitor, EMAIL)
  const asked = visitor.cookies.get('fount-asked') ?? ''
  await shop.payload.db.updateMany({
    collection: 'sign-ins',
    where: { usedAt: { exists: false } },
    data: { expiresAt: new Date(Date.now() - 1000).toISOString() },
  })
  const tried = [token, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, asked, '']
  const statuses = []
  for (const one of tried) statuses.push((await openLink(visitor, one)).status)

  expect(statuses).toEqual([410, 410, 410, 410])
  expect(await holderOf(visitor)).toBe(null)
})

test('a forged cookie, one that was signed out and one whose session is over open nothing', async () => {
  const visitor = shop.visitor()
  await openLink(visitor, await askForLink(shop, visitor, EMAIL))
  const cookie = visitor.cookies.get(HOLDER_COOKIE) ?? ''
  await visitor.post('/api/order/sign-out', {})
  visitor.cookies.set(HOLDER_COOKIE, cookie)
  const afterSignOut = await holderOf(visitor)

  const other = shop.visitor()
  await openLink(other, await askForLink(shop, other, EMAIL))
  const during = await holderOf(other)
  await shop.payload.db.updateMany({
    collection: 'sign-ins',
    where: { sessionEndsAt: { exists: true } },
    data: { sessionEndsAt: new Date(Date.now() - 1000).toISOString() },
  })
  const afterItsEnd = await holderOf(other)
  other.cookies.set(HOLDER_COOKIE, 'A'.repeat(43))

  expect([afterSignOut, during, afterItsEnd, await holderOf(other)]).toEqual([
    null,
    [EMAIL],
    null,
    null,
  ])
})

test('an address is asked for five times in half an hour, from wherever', async () => {
  const statuses = []
  for (let time = 0; time < 6; time++) {
    const { status } = await shop
      .visitor()
      .post('/api/order/sign-in', { email: 'often@example.org' })
    statuses.push(status)
  }

  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
})
