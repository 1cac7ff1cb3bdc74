import { stripe } from '../../../support/shop/stripe-environment'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { MineAnswer, MineLicence } from '@/domain/order/mine-answer'
import type { OrderDesk } from '@/domain/order/order-for-staff'
import { monthsLater } from '@/domain/licensing/term'
import { endTerms } from '@/operations/orders/licences/end-licences'
import { confirmPayment } from '@/operations/orders/payment/confirm-payment'
import { reconcilePayments } from '@/operations/orders/payment/reconcile-payments'
import { renewRentals } from '@/operations/orders/rentals/renew-rentals'
import { listTypefaceRows } from '@/operations/catalogue/typefaces/list-typefaces'
import { idOf } from '@/operations/id-of'
import { findCartKey } from '@/operations/records/carts'
import { balanceOf } from '../../../support/money/balance'
import { mailsTo, plain } from '../../../support/mails/kept-mails'
import { ORIGIN } from '../../../support/shop/browser'
import { openShop } from '../../../support/shop/open-shop'
import {
  aTenant,
  dueOf,
  forgetAll,
  invoicesOf,
  lastTermOf,
  newsOf,
  ordersOf,
  rentWeb,
  termsOf,
} from '../../../support/shop/rentals/a-rental'
import { signInStaff } from '../../../support/shop/staff'

const DAY_MS = 86_400_000

const shop = await openShop()
const { payload } = shop
beforeAll(() => rentWeb(shop))
afterEach(() => forgetAll(shop))
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

async function charge(first: string): Promise<void> {
  await renewRentals(payload, await dueOf(shop, first))
}

async function mineOf(browser: Awaited<ReturnType<typeof aTenant>>['browser'], number: string) {
  const { body } = await browser.get<MineAnswer>('/api/order/mine')
  return body.licences.find((one) => one.number === number) as MineLicence
}

test('what is rented says so, and paying keeps the card with the words that were agreed to', async () => {
  const { cart, payment, number, browser } = await aTenant(shop, 'says@example.org')
  const [line] = cart.lines
  expect(line?.licences[0]?.label).toContain('by the month')
  expect(line?.rental).toEqual({ months: 1, net: line?.amount })
  const intent = stripe.commands.intents().find(({ id }) => id === payment.payment_intent)
  expect(intent).toMatchObject({ setup_future_usage: 'off_session' })
  expect(intent?.customer).toMatch(/^cus_/)

  const [order] = await ordersOf(shop, 'says@example.org')
  expect(JSON.stringify(order?.consents)).toContain('until you end the rental')
  const licence = await lastTermOf(shop, number)
  expect(licence.endsAt).toBe(monthsLater(new Date(licence.startsAt ?? ''), 1).toISOString())
  expect((await mineOf(browser, number)).rental).toMatchObject({ state: 'renews', error: null })
})

test('a term is charged before it ends, once whichever servers do it, and told of before', async () => {
  const email = 'renews@example.org'
  const { number } = await aTenant(shop, email)
  const due = await dueOf(shop, number)
  await renewRentals(payload, new Date(due.getTime() - 4 * DAY_MS))
  expect(await newsOf(shop, email)).toEqual([])
  await renewRentals(payload, new Date(due.getTime() - 2 * DAY_MS))
  await renewRentals(payload, new Date(due.getTime() - DAY_MS))
  expect(await newsOf(shop, email)).toEqual(['due sent'])

  await Promise.all([renewRentals(payload, due), renewRentals(payload, due)])
  await renewRentals(payload, due)
  const [first, second, ...more] = await termsOf(shop, number)
  expect(more).toEqual([])
  expect(second).toMatchObject({ renews: number, startsAt: first?.endsAt, state: 'active' })
  expect(second?.endsAt).toBe(monthsLater(new Date(first?.endsAt ?? ''), 1).toISOString())
  const orders = await ordersOf(shop, email)
  expect(orders.map(({ state, total }) => ({ state, total }))).toEqual([
    { state: 'paid', total: orders[0]?.total },
    { state: 'paid', total: orders[0]?.total },
  ])
  expect(await invoicesOf(shop, email)).toHaveLength(2)
  expect(await newsOf(shop, email)).toEqual(['due sent'])
  const told = (await mailsTo(shop.dataDir, email)).map(plain)
  const renewed = told.filter((mail) => /^Subject: Your rental goes on, order/m.test(mail))
  expect(renewed).toHaveLength(1)
  // What was agreed to stands in the mail of the purchase alone.
  expect(told.filter((mail) => mail.includes('until you end the rental'))).toHaveLength(1)
  expect(renewed[0]).not.toContain('until you end the rental')
  expect(told.join()).toContain('your card is charged 71.40\u00a0€: the next term')
})

test('a rental that fails is retried after pauses, told of each time, and ends', async () => {
  const email = 'fails@example.org'
  const { number } = await aTenant(shop, email)
  const { endsAt } = await lastTermOf(shop, number)
  const daysBefore: number[] = []
  for (let attempt = 0; attempt < 4; attempt++) {
    const due = await dueOf(shop, number)
    daysBefore.push((Date.parse(endsAt ?? '') - due.getTime()) / DAY_MS)
    stripe.commands.declineNext('insufficient_funds')
    await renewRentals(payload, due)
  }
  expect(daysBefore).toEqual([8, 7, 5, 1])
  expect(await lastTermOf(shop, number)).toMatchObject({ chargeAt: null, chargeTries: 4 })
  expect(await newsOf(shop, email)).toEqual([
    'failed sent',
    'failed sent',
    'failed sent',
    'over sent',
  ])
  const [mail = ''] = (await mailsTo(shop.dataDir, email)).filter((one) =>
    one.includes('could not be paid'),
  )
  expect(plain(mail)).toMatch(/\/cart\/[\w-]+\?step=payment/)
  expect(plain(mail)).toContain('We tried to charge your card 71.40\u00a0€, and')

  await renewRentals(payload, new Date(endsAt ?? ''))
  await endTerms(payload, new Date(endsAt ?? ''))
  expect(await lastTermOf(shop, number)).toMatchObject({ state: 'expired' })
  expect(await invoicesOf(shop, email)).toHaveLength(1)
})

test('a bank that asks refuses off session, and its owner pays in the browser', async () => {
  const email = 'sca@example.org'
  const { number } = await aTenant(shop, email)
  stripe.commands.askNext()
  await charge(number)
  expect((await lastTermOf(shop, number)).chargeError).toContain('confirm the payment')

  const order = (await ordersOf(shop, email)).at(-1)!
  const key = (await findCartKey(payload, order.id))!
  const visitor = shop.visitor()
  const { body: cart } = await visitor.get<PricedCart>(`/api/order?cart_key=${key}`)
  expect(cart).toMatchObject({ state: 'ordered', total: order.total, lines: [] })
  const { body: payment } = await visitor.post<{ payment_intent: string; amount: number }>(
    '/api/order/stripe/create',
    { cart_key: key },
  )
  expect(payment).toMatchObject({ payment_intent: order.intent, amount: order.total })
  stripe.commands.askNext()
  stripe.commands.pay(payment.payment_intent)
  stripe.commands.answerBank(payment.payment_intent, true)
  await confirmPayment(payload, {
    cartKey: key,
    intent: payment.payment_intent,
    sid: null,
    origin: '',
  })
  expect(await termsOf(shop, number)).toHaveLength(2)
  await charge(number)
  expect(await termsOf(shop, number)).toHaveLength(3)
})

test('one tap ends it at the end of its term, and another takes it up again', async () => {
  const email = 'ends@example.org'
  const { browser, number } = await aTenant(shop, email)
  const { status, body } = await browser.post<MineLicence>('/api/order/rental', {
    licence: number,
    renews: false,
  })
  expect({ status, rental: body.rental }).toMatchObject({
    status: 200,
    rental: { state: 'ended', next_charge_at: null },
  })
  expect((await mineOf(browser, number)).state).toBe('active')
  const { endsAt } = await lastTermOf(shop, number)
  await renewRentals(payload, new Date(endsAt ?? ''))
  expect(await termsOf(shop, number)).toHaveLength(1)

  await browser.post('/api/order/rental', { licence: number, renews: true })
  await browser.post('/api/order/rental', { licence: number, renews: true })
  expect(await newsOf(shop, email)).toEqual(['ended sent', 'resumed sent'])
  await charge(number)
  expect(await termsOf(shop, number)).toHaveLength(2)
})

test('ended while an attempt waits to be paid, that order is given up', async () => {
  const email = 'given-up@example.org'
  const { browser, number } = await aTenant(shop, email)
  stripe.commands.declineNext()
  await charge(number)
  await browser.post('/api/order/rental', { licence: number, renews: false })
  expect((await ordersOf(shop, email)).map(({ state }) => state)).toEqual(['paid', 'cancelled'])
  await browser.post('/api/order/rental', { licence: number, renews: true })
  await charge(number)
  expect((await ordersOf(shop, email)).map(({ state }) => state)).toEqual([
    'paid',
    'cancelled',
    'paid',
  ])
})

test('somebody else ends nobody’s rental', async () => {
  const { number } = await aTenant(shop, 'mine@example.org')
  const { browser } = await aTenant(shop, 'other@example.org')
  const wish = { licence: number, renews: false }
  expect((await browser.post('/api/order/rental', wish)).status).toBe(404)
  expect((await shop.visitor().post('/api/order/rental', wish)).status).toBe(401)
  expect((await lastTermOf(shop, number)).chargeAt).not.toBeNull()
})

test('without script one press ends it and another takes it up again, and each leads back to the page', async () => {
  const { browser, number } = await aTenant(shop, 'plain@example.org')
  const press = async (renews: boolean) => {
    const { status, headers } = await browser.fetch('/api/forms/rental', {
      method: 'POST',
      body: new URLSearchParams({ licence: number, renews: String(renews) }).toString(),
      headers: { ...SENT_BY_BROWSER, origin: ORIGIN },
    })
    const { rental } = await mineOf(browser, number)
    return [status, headers.get('location'), rental?.state]
  }
  expect(await press(false)).toEqual([303, '/my-licences', 'ended'])
  expect(await press(true)).toEqual([303, '/my-licences', 'renews'])
  expect(await newsOf(shop, 'plain@example.org')).toEqual(['ended sent', 'resumed sent'])
})

const SENT_BY_BROWSER = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
}

test('staff end a rental at its order with why, once, and its holder is told', async () => {
  const email = 'by-staff@example.org'
  const { number } = await aTenant(shop, email)
  const staff = await signInStaff(shop)
  const { id, order } = await lastTermOf(shop, number)
  const end = (reason: string) =>
    staff.ask<{ desk: OrderDesk }>('POST', `/api/orders/${idOf(order)}/end_rental`, {
      licence: id,
      reason,
    })
  expect((await end(' ')).status).toBe(400)
  const { status, body } = await end('They closed the site.')
  const [licence] = body.desk.sheet.licences
  expect([
    status,
    licence?.state,
    licence?.rental?.next_charge_at,
    licence?.may.end_rental,
  ]).toEqual([200, 'active', null, false])
  const told = body.desk.history.find(({ why }) => why === 'They closed the site.')
  expect(told?.who).toContain('@')
  expect(await newsOf(shop, email)).toEqual(['ended sent'])
  const answers = await Promise.all([end('Again.'), end('Again.')])
  expect(answers.map((answer) => answer.status)).toEqual([200, 200])
  expect(await newsOf(shop, email)).toEqual(['ended sent'])
})

test('by the year a term is a year, told of a month before its charge, and the catalogue says so where nothing is sold once', async () => {
  const email = 'yearly@example.org'
  const perOfRow = async () => (await listTypefaceRows(payload))[0]?.per
  await rentWeb(shop, 'year')
  const { cart, number } = await aTenant(shop, email)
  expect([cart.lines[0]?.licences[0]?.label, cart.lines[0]?.rental?.months]).toEqual([
    expect.stringContaining('by the year'),
    12,
  ])
  const { startsAt, endsAt } = await lastTermOf(shop, number)
  expect(endsAt).toBe(monthsLater(new Date(startsAt ?? ''), 12).toISOString())
  const due = await dueOf(shop, number)
  await renewRentals(payload, new Date(due.getTime() - 31 * DAY_MS))
  expect(await newsOf(shop, email)).toEqual([])
  await renewRentals(payload, new Date(due.getTime() - 29 * DAY_MS))
  expect(await newsOf(shop, email)).toEqual(['due sent'])
  await charge(number)
  expect((await lastTermOf(shop, number)).endsAt).toBe(
    monthsLater(new Date(endsAt ?? ''), 12).toISOString(),
  )

  expect(await perOfRow()).toBeUndefined()
  const where = { kind: { equals: 'retail' } }
  const sell = (sold: 'year' | 'once') =>
    payload.update({ collection: 'licence-types', where, data: { sold }, overrideAccess: true })
  await sell('year')
  expect(await perOfRow()).toBe('a year')
  await sell('once')
  await rentWeb(shop)
})

/** Chance that repeats itself. */
function chance(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

test('at every step paid terms, invoices and the time that a licence has are the same', async () => {
  const email = 'law@example.org'
  const { browser, number } = await aTenant(shop, email)
  const pick = chance(7)
  const steps: (() => Promise<unknown>)[] = [
    async () => charge(number),
    async () => {
      const due = await dueOf(shop, number)
      await Promise.all([renewRentals(payload, due), renewRentals(payload, due)])
    },
    async () => {
      stripe.commands.declineNext()
      await charge(number)
    },
    async () => {
      stripe.commands.askNext()
      await charge(number)
    },
    async () => {
      stripe.commands.fault({ how: '500', when: 'after', on: 'confirm' })
      await charge(number)
      stripe.commands.clearFaults()
    },
    async () => turn(false),
    async () => turn(true),
  ]
  const turn = async (renews: boolean) =>
    browser.post('/api/order/rental', { licence: (await lastTermOf(shop, number)).number, renews })

  for (let step = 0; step < 14; step++) {
    await steps[pick(steps.length)]!()
    const terms = await termsOf(shop, number)
    const paid = (await ordersOf(shop, email)).filter(({ state }) => state === 'paid')
    const whole = monthsLater(new Date(terms[0]?.startsAt ?? ''), 0)
    const end = terms.reduce((from, _) => monthsLater(from, 1), whole)
    expect({
      step,
      paid: paid.length,
      invoices: (await invoicesOf(shop, email)).length,
      until: terms.at(-1)?.endsAt,
    }).toEqual({ step, paid: terms.length, invoices: terms.length, until: end.toISOString() })
  }
  // An answer that was lost at the last step is found by the next look.
  await reconcilePayments(payload, await dueOf(shop, number))
  const { invoiced, credited, reversed, atStripe, numbersAreGapFree } = await balanceOf(shop)
  expect({ held: invoiced - credited + reversed, numbersAreGapFree }).toEqual({
    held: atStripe,
    numbersAreGapFree: true,
  })
}, 300_000)
