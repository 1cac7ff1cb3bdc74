import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { reconcilePayments } from '@/operations/orders/payment/reconcile-payments'
import type { Refusal } from '../../support/shop/browser'
import { aCart, checkOut, chooseCountry, detailsFor, type Placed } from '../../support/shop/buyer'
import { settledDelivery } from '../../support/shop/delivered'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterEach(() => vi.restoreAllMocks())
afterAll(() => shop.close())

test('fifty orders placed at once each have a number of their own', async () => {
  const buyers = Array.from({ length: 50 }, () => shop.visitor())
  const placed = await Promise.all(buyers.map(async (buyer) => checkOut(buyer, await aCart(buyer))))

  expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(placed.map(({ body }) => body.order_number)).size).toBe(50)
})

async function makeFree(slug: string) {
  await shop.payload.update({
    collection: 'styles',
    where: { 'typeface.slug': { equals: slug } },
    data: { price: 0 },
    overrideAccess: true,
  })
}

test('what costs nothing is delivered without a payment, once', async () => {
  await makeFree('fount-serif')
  const buyer = shop.visitor()
  const cart = await chooseCountry(buyer, await aCart(buyer, 'fount-serif'))
  const details = detailsFor(cart, { email: 'free@example.org' })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => buyer.post<Placed>('/api/order/checkout', details)),
  )

  expect(new Set(answers.map(({ body }) => `${body.state} ${body.total}`))).toEqual(
    new Set(['paid 0']),
  )
  expect(await settledDelivery(shop, answers[0]!.body)).toEqual({
    state: 'paid',
    orders: 1,
    licences: 1,
    grants: 1,
    mails: [{ state: 'sent' }],
    sent: 1,
  })
})

/** Lets the process "end" before the licences of an order are written. */
function crashAtLicences() {
  const create = shop.payload.create.bind(shop.payload)
  vi.spyOn(shop.payload, 'create').mockImplementation((options) => {
    if (options.collection === 'licences') throw new Error('The lights went out.')
    return create(options)
  })
}

test('a free order that was not delivered to its end gives way to no other, and is delivered', async () => {
  await makeFree('instrument-serif')
  const buyer = shop.visitor()
  const cart = await chooseCountry(buyer, await aCart(buyer, 'instrument-serif'))
  const details = detailsFor(cart, { email: 'crashed@example.org' })
  crashAtLicences()
  const crashed = await buyer.post('/api/order/checkout', details)
  vi.restoreAllMocks()
  const other = { ...details, name: 'Another Name' }
  const refused = await buyer.post<Refusal>('/api/order/checkout', other)
  const { cart_key } = cart
  const moved = await buyer.post<Refusal>('/api/order/country', { cart_key, country: 'FR' })
  await reconcilePayments(shop.payload, new Date(Date.now() + 3_600_000))
  const again = await buyer.post<Placed>('/api/order/checkout', details)

  expect(crashed.status).toBe(500)
  expect([refused, moved].map(({ status, body }) => [status, body.error.code])).toEqual([
    [409, 'cart_paid'],
    [409, 'cart_paid'],
  ])
  expect(again).toMatchObject({ status: 200, body: { state: 'paid', total: 0 } })
  expect(await settledDelivery(shop, again.body)).toMatchObject({ orders: 1, licences: 1, sent: 1 })
})

test('an order that is cancelled while it is delivered is not called paid', async () => {
  await makeFree('young-serif')
  const buyer = shop.visitor()
  const cart = await chooseCountry(buyer, await aCart(buyer))
  const update = shop.payload.db.updateOne.bind(shop.payload.db)
  vi.spyOn(shop.payload.db, 'updateOne').mockImplementation(async (options) => {
    const isPaid = options.collection === 'orders' && options.data.state === 'paid'
    return update(isPaid ? { ...options, data: { state: 'cancelled' } } : options)
  })
  const { status, body } = await buyer.post<Refusal>('/api/order/checkout', detailsFor(cart))
  const { body: left } = await buyer.get(`/api/order?cart_key=${cart.cart_key}`)

  expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'payment_cancelled' })
  expect(left).toMatchObject({ state: 'ordered' })
})
