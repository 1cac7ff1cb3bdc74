import { afterAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { requireMailChoice, updateMailChoice } from '@/operations/records/mails'
import { endTerms, remindOfEnds } from '@/operations/orders/licences/end-licences'
import type { Browser } from '../../../support/shop/browser'
import { checkOut, createPayment, readStatus, type Purchase } from '../../../support/shop/buyer'
import { mailsTo, plain } from '../../../support/mails/kept-mails'
import { requireOrder } from '../../../support/shop/delivered'
import { emptyOutbox, openShop } from '../../../support/shop/open-shop'
import { leftAt, signInStaff } from '../../../support/shop/staff'
import {
  aTermHolder,
  DAY_MS,
  endOf,
  letEnd,
  sellWebForAYear,
} from '../../../support/shop/upgrades/a-term'
import {
  askUpgrade,
  licenceRow,
  numberOf,
  pay,
  placeUpgrade,
} from '../../../support/shop/upgrades/an-upgrade'

const shop = await openShop()
const staff = await signInStaff(shop)
await sellWebForAYear(shop)
afterAll(() => shop.close())

/** The reminders that were sent by so many days before an end. */
async function remindersAt(email: string, endsAt: Date, days: number): Promise<string[]> {
  const now = new Date(endsAt.getTime() - days * DAY_MS)
  await Promise.all([remindOfEnds(shop.payload, now), remindOfEnds(shop.payload, now)])
  await emptyOutbox(shop.payload)
  const mails = (await mailsTo(shop.dataDir, email)).map(plain)
  return mails.filter((mail) => /^Subject: Your licence of/m.test(mail))
}

async function cartIn(browser: Browser, mail: string): Promise<PricedCart> {
  const key = /\/cart\/([\w-]+)/.exec(mail)?.[1] ?? ''
  return (await browser.get<PricedCart>(`/api/order?cart_key=${key}`)).body
}

async function payCart(browser: Browser, cart: PricedCart, email: string): Promise<Purchase> {
  const { body: order } = await checkOut(browser, cart, { email })
  const { body: payment } = await createPayment(browser, cart)
  await pay(browser, { cart, order, payment })
  return { cart, order, payment }
}

async function eventsOf({ order }: Purchase): Promise<string[]> {
  const { id } = await requireOrder(shop, order)
  type Desk = { history: { what: string }[] }
  const { body } = await staff.ask<Desk>('GET', `/api/orders/${id}/desk`)
  return body.history.map(({ what }) => what).filter((what) => what.includes('term'))
}

test('a term is said in words in the cart and on the order, with the time its tier counts in, and ends a year later', async () => {
  const { browser, sale } = await aTermHolder(shop, 'words@example.org')
  const licence = (await readStatus(browser, sale.order)).licences[0]
  const words = 'Web, to 10 000 views a month, for 12 months'
  const inAYear = new Date()
  inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1)

  expect(sale.cart.lines[0]?.licences[0]?.label.replace(/\s/g, ' ')).toBe(words)
  expect(licence?.uses[0]?.label.replace(/\s/g, ' ')).toBe(words)
  expect(licence?.until?.slice(0, 10)).toBe(inAYear.toISOString().slice(0, 10))
})

test('30 and 7 days before the end one mail each leads to a filled cart, whatever news its buyer wants', async () => {
  const email = 'reminded@example.org'
  const { browser, sale, number, endsAt } = await aTermHolder(shop, email)
  const { id } = await requireMailChoice(shop.payload, email)
  await updateMailChoice(shop.payload, id, { noOffers: true, noReleases: true })
  const counts: number[] = []
  for (const days of [31, 30, 29, 8, 7, 6])
    counts.push((await remindersAt(email, endsAt, days)).length)
  const [mail = ''] = await remindersAt(email, endsAt, 5)
  const cart = await cartIn(shop.visitor(), mail)

  expect(counts).toEqual([0, 1, 1, 1, 2, 2])
  expect(mail).toContain(number)
  expect(mail).not.toMatch(/^List-Unsubscribe/m)
  expect(cart).toMatchObject({ lines: [{ renews: number }], net: sale.cart.net, discounts: [] })
  expect(await browser.get(`/api/order?cart_key=${cart.cart_key}`)).toMatchObject({ status: 200 })
})

test('a renewal begins where the licence ends, which goes on as it, and nobody is reminded again', async () => {
  const email = 'renews@example.org'
  const { browser, sale, number, endsAt } = await aTermHolder(shop, email)
  const [mail = ''] = await remindersAt(email, endsAt, 30)
  const renewal = await payCart(browser, await cartIn(browser, mail), email)
  const next = await numberOf(browser, renewal.order)
  const before = await licenceRow(shop, number)
  const afterEnd = new Date(endsAt.getTime() + DAY_MS)
  await Promise.all([endTerms(shop.payload, afterEnd), endTerms(shop.payload, afterEnd)])

  expect(before).toMatchObject({ state: 'active', supersededBy: next })
  expect(await licenceRow(shop, next)).toMatchObject({
    state: 'active',
    renews: number,
    startsAt: endsAt.toISOString(),
    paid: { net: sale.cart.net },
  })
  expect((await endOf(shop, next)).getUTCFullYear()).toBe(endsAt.getUTCFullYear() + 1)
  expect(await licenceRow(shop, number)).toMatchObject({
    state: 'superseded',
    supersededBy: next,
    supersededAt: endsAt.toISOString(),
  })
  expect(await eventsOf(sale)).toEqual([
    `The term of licence ${number} is over: it goes on as ${next}.`,
  ])
  expect(await remindersAt(email, endsAt, 7)).toHaveLength(1)
})

test('a licence whose term is over has expired: its paper opens, its fonts do not, and a late renewal begins at once', async () => {
  const email = 'late@example.org'
  const { browser, sale, number } = await aTermHolder(shop, email)
  await letEnd(shop, number, new Date(Date.now() - 3 * DAY_MS))
  await endTerms(shop.payload)
  await endTerms(shop.payload)
  const { licences, documents } = await readStatus(browser, sale.order)
  const paper = documents.find(({ kind }) => kind === 'licence')
  const opened = [licences[0]?.download_url, paper?.url].map((url) => browser.fetch(url ?? ''))
  const expired = await licenceRow(shop, number)
  const { body: cart } = await browser.post<PricedCart>('/api/order/renew', { licence: number })
  const renewal = await payCart(browser, cart, email)
  const next = await licenceRow(shop, await numberOf(browser, renewal.order))

  expect((await Promise.all(opened)).map(({ status }) => status)).toEqual([410, 200])
  expect([expired.state, await eventsOf(sale)]).toEqual([
    'expired',
    [`The term of licence ${number} is over.`],
  ])
  expect(Date.parse(next.startsAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  expect((await licenceRow(shop, number)).supersededBy).toBe(next.number)
})

type TermHolder = Awaited<ReturnType<typeof aTermHolder>>

async function giveBack({ sale }: Pick<TermHolder, 'sale'>): Promise<void> {
  const { id } = await requireOrder(shop, sale.order)
  await staff.ask('POST', `/api/orders/${id}/refund`, {
    choice: { kind: 'whole' },
    licences: 'revoked',
    reason: 'Too many.',
    key: `all-${id}`,
    left: await leftAt(staff, id),
  })
}

async function upgrade({ browser, number }: TermHolder): Promise<void> {
  const views = { type: 'web', tier: 'views-100k' }
  const { body: cart } = await askUpgrade(browser, number, [views])
  await pay(browser, await placeUpgrade(browser, cart))
}

test.each([
  ['refunded', giveBack],
  ['upgraded', upgrade],
])('of a licence that was %s nobody is reminded', async (how, change) => {
  const email = `${how}@example.org`
  const holder = await aTermHolder(shop, email)
  await change(holder)
  const mails = await remindersAt(email, holder.endsAt, 7)

  expect(mails.filter((mail) => mail.includes(holder.number))).toEqual([])
})

test('a renewal that is given back after the end leaves the licence expired, and it can be renewed again', async () => {
  const email = 'back@example.org'
  const { browser, number, endsAt } = await aTermHolder(shop, email)
  const { body: cart } = await browser.post<PricedCart>('/api/order/renew', { licence: number })
  const renewal = await payCart(browser, cart, email)
  await letEnd(shop, number, new Date(Date.now() - DAY_MS))
  await endTerms(shop.payload)
  await giveBack({ sale: renewal })
  await endTerms(shop.payload)
  const again = await browser.post<PricedCart>('/api/order/renew', { licence: number })

  expect(endsAt.getTime()).toBeGreaterThan(Date.now())
  expect(await licenceRow(shop, number)).toMatchObject({ state: 'expired', supersededBy: null })
  expect(again.status).toBe(200)
})
