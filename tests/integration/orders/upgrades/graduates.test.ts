import { afterAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { LicenceCheck } from '@/domain/licensing/licence-state'
import type { HeldAnswer } from '@/domain/order/mine-answer'
import { DEMO_AUDIENCES } from '@/seed/demo-foundry'
import { mineOf } from '../../../support/buyers/mine'
import { signIn } from '../../../support/buyers/sign-in'
import type { Browser, Refusal } from '../../../support/shop/browser'
import { aLine, DESKTOP } from '../../../support/shop/buyer'
import { openShop } from '../../../support/shop/open-shop'
import { FIVE_USERS, numberOf, pay, placeUpgrade } from '../../../support/shop/upgrades/an-upgrade'

const shop = await openShop()
afterAll(() => shop.close())

const [STUDENTS] = DEMO_AUDIENCES
/** One style of Young Serif, for one user: 60.00, for a student 30.00. */
const { browser, number } = await aStudent('buyer@example.org')

async function aStudent(email: string): Promise<{ browser: Browser; number: string }> {
  const visitor = shop.visitor()
  const lines = [await aLine(visitor, { slug: 'young-serif' })]
  const { body: cart } = await visitor.post<PricedCart>('/api/order', {
    lines,
    audience: 'student',
  })
  const sale = await placeUpgrade(visitor, cart)
  await pay(visitor, sale)
  await signIn(shop, visitor, email)
  return { browser: visitor, number: await numberOf(visitor, sale.order) }
}

function upgrade(body: object) {
  return browser.post<PricedCart>('/api/order/upgrade', { licence: number, ...body })
}

async function limitsOf(licence: string): Promise<string[]> {
  const { body } = await browser.get<LicenceCheck>(`/api/licence/${licence}`)
  return body.limits.map(({ name }) => name)
}

test('what a student holds says so, and that it can become a licence for everybody', async () => {
  const { body } = await browser.get<HeldAnswer>(`/api/order/upgrade?licence=${number}`)
  const [mine] = (await mineOf(browser)).licences

  expect(body.audience).toMatchObject({ key: 'student', percent_off: '50', words: STUDENTS!.words })
  expect([body.paid, mine?.can_be_full]).toEqual([3000, true])
})

test('a student’s licence with more users stays a student’s, for the difference at a student’s price', async () => {
  const { body } = await upgrade({ licences: [FIVE_USERS] })

  expect(body.discounts).toEqual([
    { label: 'Students, −50 %', amount: 4500 },
    { label: `Paid for ${number}`, amount: 3000 },
  ])
  expect([body.net, body.audience]).toEqual([1500, null])
})

test('what somebody else buys for everybody beside it makes neither cheaper nor dearer', async () => {
  const { body: cart } = await upgrade({ licences: [FIVE_USERS] })
  const held = { ...cart.lines[0]!, licences: [FIVE_USERS] }
  const more = await aLine(browser, {
    slug: 'fount-serif',
    styles: ['Regular'],
    licences: [DESKTOP],
  })
  const { cart_key, revision } = cart
  const styles = held.styles.map(({ id }) => id)
  const lines = [{ styles, licences: held.licences, upgrade_of: number }, more]
  const { body } = await browser.post<PricedCart>('/api/order', { cart_key, revision, lines })

  expect(body.net).toBe(1500 + body.lines[1]!.amount)
})

test('with nothing added it is refused, unless it becomes a licence for everybody', async () => {
  const { status, body } = await upgrade({ licences: [DESKTOP] })
  expect([status, (body as unknown as Refusal).error.code]).toEqual([400, 'upgrade_adds_nothing'])
})

test('a graduate turns a student’s licence into a full one for the difference, and nothing limits it any more', async () => {
  const { body: cart } = await upgrade({ without_audience: true })
  const before = await limitsOf(number)
  const sale = await placeUpgrade(browser, cart)
  await pay(browser, sale)
  const full = await numberOf(browser, sale.order)
  const { licences } = await mineOf(browser)

  expect([cart.net, cart.lines[0]?.without_audience]).toEqual([3000, true])
  expect([before, await limitsOf(number), await limitsOf(full)]).toEqual([
    ['Students'],
    ['Students'],
    [],
  ])
  expect(licences.map((one) => [one.number, one.state, one.can_be_full])).toEqual([
    [full, 'active', false],
    [number, 'superseded', false],
  ])
})

test('a full licence stays one, whomever the cart it is upgraded in is for', async () => {
  const [full] = (await mineOf(browser)).licences
  const { body: cart } = await browser.post<PricedCart>('/api/order/upgrade', {
    licence: full!.number,
    licences: [FIVE_USERS],
  })
  const { cart_key, revision } = cart
  const change = { cart_key, revision, audience: 'student' }
  const { body } = await browser.post<PricedCart>('/api/order', change)

  expect([cart.net, body.net, body.lines[0]?.held?.audience]).toEqual([3000, 3000, null])
})
