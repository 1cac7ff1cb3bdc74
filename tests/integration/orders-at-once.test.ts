import { afterAll, expect, test } from 'vitest'
import { aCart, checkOut, chooseCountry, detailsFor, type Placed } from '../support/shop/buyer'
import { settledDelivery } from '../support/shop/delivered'
import { openShop } from '../support/shop/open-shop'

const shop = await openShop()
afterAll(() => shop.close())

test('fifty orders placed at once each have a number of their own', async () => {
  const buyers = Array.from({ length: 50 }, () => shop.visitor())
  const placed = await Promise.all(buyers.map(async (buyer) => checkOut(buyer, await aCart(buyer))))

  expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(placed.map(({ body }) => body.order_number)).size).toBe(50)
})

test('what costs nothing is delivered without a payment, once', async () => {
  await shop.payload.update({
    collection: 'styles',
    where: { 'typeface.slug': { equals: 'fount-serif' } },
    data: { price: 0 },
    overrideAccess: true,
  })
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
