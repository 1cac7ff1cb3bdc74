import { stripe } from '../../../support/shop/stripe-environment'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { claimMail, findDueMails } from '@/operations/records/mails'
import { sendMails } from '@/operations/mails/send-mails'
import { claimCheck, findDueOrders } from '@/operations/records/order-lists'
import { reconcilePayments } from '@/operations/orders/payment/reconcile-payments'
import { claimRun, setRun } from '@/operations/records/timers'
import { runForAll } from '@/operations/scheduler/run-scheduler'
import { aPurchase, confirm, createPayment, type Placed } from '../../../support/shop/buyer'
import { requireOrder, settledDelivery } from '../../../support/shop/delivered'
import { openShop } from '../../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterEach(() => {
  vi.restoreAllMocks()
  stripe.commands.clearFaults()
})
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** Copies of an order that were placed later and have intents nobody paid. */
async function placeNewer(placed: Placed, count: number) {
  const order = await requireOrder(shop, placed)
  for (let copy = 1; copy <= count; copy++) {
    const own = { number: `copy-${copy}`, checkoutkey: `copy-${copy}`, keyhash: `copy-${copy}` }
    const data = { ...order, ...own, id: undefined, intent: `pi_copy${copy}`, cart: `copy-${copy}` }
    await payload.db.create({ collection: 'orders', data })
  }
}

async function removeCopies() {
  const where = { number: { like: 'copy-' } }
  const { docs } = await payload.find({ collection: 'orders', where, depth: 0, limit: 200 })
  const order = { in: docs.map(({ id }) => id) }
  await payload.db.deleteMany({ collection: 'order-events', where: { order } })
  await payload.db.deleteMany({ collection: 'orders', where })
}

test('a paid order nobody heard of is found however many newer ones are unpaid', async () => {
  const { order, payment } = await aPurchase(shop.visitor(), { email: 'oldest@example.org' })
  await placeNewer(order, 105)
  stripe.commands.pay(payment.payment_intent)
  await reconcilePayments(payload, inMinutes(3))

  expect(await settledDelivery(shop, order)).toMatchObject({ state: 'paid', licences: 1, sent: 1 })
  expect(await findDueOrders(payload, { now: inMinutes(3) })).toEqual([])
})

test('orders are checked in turn: the one checked longest ago comes first', async () => {
  const due = await findDueOrders(payload, { now: inMinutes(60) })
  const [first, second] = due as [(typeof due)[0], (typeof due)[0]]
  await claimCheck(payload, first, inMinutes(60))
  const again = await findDueOrders(payload, { now: inMinutes(120) })

  await removeCopies()

  expect(again[0]?.id).toBe(second.id)
  expect(again.slice(0, 50).map(({ id }) => id)).not.toContain(first.id)
})

test('a check is made by one process, and the next one comes later each time', async () => {
  const { order: placed } = await aPurchase(shop.visitor())
  const order = await requireOrder(shop, placed)
  const claims = await Promise.all(
    Array.from({ length: 8 }, () => claimCheck(payload, order, inMinutes(3))),
  )
  const { checks, nextCheckAt } = await requireOrder(shop, placed)

  expect(claims.filter(Boolean)).toHaveLength(1)
  expect(checks).toBe(1)
  expect(Date.parse(nextCheckAt ?? '')).toBeGreaterThan(inMinutes(3.9).getTime())
})

test('a buyer who comes back to the payment is looked after as one who has just come', async () => {
  const buyer = shop.visitor()
  const { cart, order: placed } = await aPurchase(buyer)
  for (const minutes of [3, 10, 20, 40]) await reconcilePayments(payload, inMinutes(minutes))
  const { checks: before } = await requireOrder(shop, placed)
  await createPayment(buyer, cart)
  const { checks, nextCheckAt } = await requireOrder(shop, placed)

  expect([before, checks]).toEqual([4, 0])
  expect(Date.parse(nextCheckAt ?? '')).toBeLessThan(inMinutes(2.1).getTime())
})

test('while Stripe is away a run ends soon, and what costs nothing is delivered all the same', async () => {
  const { order: placed } = await aPurchase(shop.visitor(), { email: 'nothing@example.org' })
  const { id } = await requireOrder(shop, placed)
  const data = {
    total: 0,
    checkedAt: inMinutes(100).toISOString(),
    nextCheckAt: inMinutes(100).toISOString(),
  }
  await payload.db.updateOne({ collection: 'orders', where: { id: { equals: id } }, data })
  stripe.commands.fault({ how: '429', times: 1000, on: 'GET /v1/payment_intents' })
  const asked = vi.spyOn(payload.logger, 'error')
  await reconcilePayments(payload, inMinutes(600))
  const failures = asked.mock.calls.length

  expect(failures).toBeLessThan(15)
  expect((await requireOrder(shop, placed)).state).toBe('paid')
})

test('a crash between the paid order and its cart is repaired by the next check', async () => {
  const buyer = shop.visitor()
  const { cart, order, payment } = await aPurchase(buyer)
  const { cart_key } = cart
  const cartState = async () =>
    (await buyer.get<PricedCart>(`/api/order?cart_key=${cart_key}`)).body.state
  stripe.commands.pay(payment.payment_intent)
  const update = payload.db.updateOne.bind(payload.db)
  vi.spyOn(payload.db, 'updateOne').mockImplementation(async (options) => {
    if (options.collection === 'carts') throw new Error('The lights went out.')
    return update(options)
  })
  await confirm(buyer, cart, payment)
  vi.restoreAllMocks()
  const crashed = [(await requireOrder(shop, order)).state, await cartState()]
  await reconcilePayments(payload)

  expect(crashed).toEqual(['paid', 'ordered'])
  expect(await cartState()).toBe('paid')
  expect((await requireOrder(shop, order)).nextCheckAt ?? null).toBe(null)
  await sendMails(payload)
})

test('a mail whose process ended while it was sent goes out within a minute', async () => {
  const mail = await payload.create({
    collection: 'mails',
    data: {
      mailkey: 'crashed',
      kind: 'trial',
      to: 'a@example.org',
      state: 'waiting',
      attempts: 0,
      dueAt: new Date().toISOString(),
    },
    overrideAccess: true,
  })
  expect(await claimMail(payload, mail, new Date())).toBe(true)
  const isDueIn = async (minutes: number) =>
    (await findDueMails(payload, inMinutes(minutes))).some(({ id }) => id === mail.id)

  expect([await isDueIn(0), await isDueIn(0.5)]).toEqual([false, true])
  await payload.delete({ collection: 'mails', id: mail.id, overrideAccess: true })
})

test('a timer runs in one process, again after its time, and at once when the clock was put back', async () => {
  const name = `a timer of ${Date.now()}`
  const claim = async (minutes: number) => {
    const run = await claimRun(payload, { name, every: 60_000, now: inMinutes(minutes) })
    if (run) await setRun(payload, run, { due: inMinutes(minutes + 1), hasEnded: true })
    return run !== null
  }
  const first = await Promise.all(Array.from({ length: 8 }, () => claim(0)))

  expect(first.filter(Boolean)).toHaveLength(1)
  expect([await claim(0.5), await claim(1.1), await claim(-60)]).toEqual([false, true, true])
})

test('a run whose process died in the middle is another’s within half a minute, and no sooner', async () => {
  const claim = (minutes: number) =>
    claimRun(payload, { name: 'left', every: 3_600_000, now: inMinutes(minutes) })
  const dead = await claim(0)

  expect([dead?.attempts, await claim(0.2), (await claim(0.4))?.attempts]).toEqual([1, null, 2])
  expect(await setRun(payload, dead!, { due: inMinutes(0) })).toBe(false)
})

test('a run that fails is begun again after growing pauses, and never later than its next', async () => {
  const timer = { name: 'failing', every: 60_000, work: () => Promise.reject(new Error('away')) }
  const waits = []
  for (let run = 0; run < 4; run++) {
    const startedAt = Date.now()
    await runForAll(payload, timer).catch(() => undefined)
    const { docs } = await payload.find({
      collection: 'timers',
      where: { name: { equals: 'failing' } },
    })
    waits.push(Math.round((Date.parse(docs[0]!.dueAt!) - startedAt) / 10_000) * 10)
    await payload.db.updateOne({
      collection: 'timers',
      where: { name: { equals: 'failing' } },
      data: { dueAt: new Date(0).toISOString() },
    })
  }
  expect(waits).toEqual([10, 30, 60, 60])
})
