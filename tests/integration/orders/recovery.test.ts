import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { sendMails } from '@/operations/mails/send-mails'
import { reconcilePayments } from '@/operations/orders/payment/reconcile-payments'
import type { Browser } from '../../support/shop/browser'
import { aLine, checkOut, confirm, createPayment, payDemo } from '../../support/shop/buyer'
import { deliveredFor, deliveredOnce, settledDelivery } from '../../support/shop/delivered'
import { openShop, WAITING } from '../../support/shop/open-shop'

const shop = await openShop()
afterEach(() => vi.restoreAllMocks())
afterAll(() => shop.close())

const TWO_LINES = deliveredOnce({ lines: 2 })

async function twoLinesPaid(buyer: Browser, email: string) {
  const lines = await Promise.all(
    ['young-serif', 'instrument-serif'].map((slug) => aLine(buyer, { slug })),
  )
  const { body: cart } = await buyer.post<PricedCart>('/api/order', { lines })
  const { body: order } = await checkOut(buyer, cart, { email })
  const { body: payment } = await createPayment(buyer, cart)
  await payDemo(buyer, payment)
  return { cart, order, payment }
}

/** Lets the process "end" just before the nth row of a collection is written. */
function crashAt(collection: string, nth: number) {
  const create = shop.payload.create.bind(shop.payload)
  let seen = 0
  vi.spyOn(shop.payload, 'create').mockImplementation((options) => {
    if (options.collection === collection && ++seen === nth) throw new Error('The lights went out.')
    return create(options)
  })
}

test.each([
  ['the first licence', 'licences', 1],
  ['the second licence', 'licences', 2],
  ['the first grant', 'grants', 1],
  ['the second grant', 'grants', 2],
  ['the mail', 'mails', 1],
] as const)('a crash before %s is repaired by the next call', async (_what, collection, nth) => {
  const buyer = shop.visitor()
  const email = `${collection}-${nth}@example.org`
  const { cart, order, payment } = await twoLinesPaid(buyer, email)
  crashAt(collection, nth)
  const crashed = await confirm(buyer, cart, payment)
  const left = await deliveredFor(shop, order)
  vi.restoreAllMocks()
  const repaired = await confirm(buyer, cart, payment)

  expect(crashed.status).toBe(500)
  expect(crashed.body).toEqual({ error: { code: 'internal', message: expect.any(String) } })
  expect(left.state).toBe('awaiting_payment')
  expect(repaired.body.status).toBe('paid')
  expect(await settledDelivery(shop, order)).toEqual(TWO_LINES)
})

test('a crash nobody comes back after is repaired by the scheduler', async () => {
  const buyer = shop.visitor()
  const { cart, order, payment } = await twoLinesPaid(buyer, 'nobody-back@example.org')
  crashAt('licences', 2)
  await confirm(buyer, cart, payment)
  vi.restoreAllMocks()
  await reconcilePayments(shop.payload, new Date(Date.now() + 3_600_000))

  expect(await settledDelivery(shop, order)).toEqual(TWO_LINES)
})

test('a mail that could not leave waits, and the fonts do not', async () => {
  const buyer = shop.visitor()
  const { cart, order, payment } = await twoLinesPaid(buyer, 'no-post@example.org')
  const sendEmail = vi.spyOn(shop.payload, 'sendEmail').mockRejectedValue(new Error('No post.'))
  const { body } = await confirm(buyer, cart, payment)
  await vi.waitFor(() => expect(sendEmail).toHaveBeenCalled(), WAITING)
  await vi.waitFor(
    async () => expect((await deliveredFor(shop, order)).mails).toEqual([{ state: 'waiting' }]),
    WAITING,
  )

  expect(body.status).toBe('paid')
  vi.restoreAllMocks()
  await shop.payload.update({
    collection: 'mails',
    where: { to: { equals: 'no-post@example.org' } },
    data: { dueAt: new Date().toISOString() },
    overrideAccess: true,
  })
  await sendMails(shop.payload)
  expect(await settledDelivery(shop, order)).toEqual(TWO_LINES)
})

/** Lets the process "end" between the row of the mail and the write that makes the order paid. */
function crashBeforePaid() {
  const update = shop.payload.db.updateOne.bind(shop.payload.db)
  vi.spyOn(shop.payload.db, 'updateOne').mockImplementation(async (options) => {
    const isLast = options.collection === 'orders' && options.data.state === 'paid'
    if (isLast) throw new Error('The lights went out.')
    return update(options)
  })
}

test('a mail about an order that is not paid yet waits half a minute, and that is no attempt', async () => {
  const buyer = shop.visitor()
  const { cart, order, payment } = await twoLinesPaid(buyer, 'too-early@example.org')
  crashBeforePaid()
  await confirm(buyer, cart, payment)
  vi.restoreAllMocks()
  const startedAt = Date.now()
  await sendMails(shop.payload)
  const { docs } = await shop.payload.find({
    collection: 'mails',
    where: { to: { equals: 'too-early@example.org' } },
    overrideAccess: true,
  })
  const waits = docs.map(({ state, attempts, dueAt }) => ({
    state,
    attempts,
    isLater: Date.parse(dueAt ?? '') >= startedAt + 30_000,
  }))

  expect(waits).toEqual([{ state: 'waiting', attempts: 0, isLater: true }])
  expect(await deliveredFor(shop, order)).toMatchObject({ state: 'awaiting_payment', sent: 0 })
  await confirm(buyer, cart, payment)
  expect(await settledDelivery(shop, order)).toEqual(TWO_LINES)
})

test('a mail that was sent is not sent again because its row could not say so', async () => {
  const buyer = shop.visitor()
  const email = 'sent-once@example.org'
  const { cart, order, payment } = await twoLinesPaid(buyer, email)
  const update = shop.payload.db.updateOne.bind(shop.payload.db)
  const refused = vi.fn<() => void>()
  vi.spyOn(shop.payload.db, 'updateOne').mockImplementation(async (options) => {
    if (options.collection !== 'mails' || options.data.state !== 'sent') return update(options)
    refused()
    throw new Error('There is no room for it.')
  })
  await confirm(buyer, cart, payment)
  await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce())
  vi.restoreAllMocks()
  await shop.payload.update({
    collection: 'mails',
    where: { to: { equals: email } },
    data: { dueAt: new Date().toISOString() },
    overrideAccess: true,
  })
  await sendMails(shop.payload)

  expect(await settledDelivery(shop, order)).toEqual(TWO_LINES)
})
