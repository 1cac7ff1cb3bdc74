import { afterAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { Refusal } from '../../support/shop/browser'
import {
  aCart,
  aPurchase,
  checkOut,
  chooseCountry,
  confirm,
  createPayment,
  detailsFor,
  type Placed,
  payDemo,
  readStatus,
} from '../../support/shop/buyer'
import { requireOrder } from '../../support/shop/delivered'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterAll(() => shop.close())

type Conflict = Refusal & { cart: PricedCart }

async function setPrice(slug: string, price: number) {
  await shop.payload.update({
    collection: 'styles',
    where: { 'typeface.slug': { equals: slug } },
    data: { price },
    overrideAccess: true,
  })
}

test('every faulty field is named at once, before any conflict', async () => {
  const buyer = shop.visitor()
  const cart = await aCart(buyer)
  const { status, body } = await buyer.post<Refusal>('/api/order/checkout', {
    cart_key: cart.cart_key,
    email: 'nobody@nowhere',
    name: '',
    address: { country: 'DE', street: '', city: '', postal_code: '' },
    accepted_eulas: [],
    quote_hash: 'stale',
  })

  expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'invalid' })
  expect(Object.keys(body.error.fields ?? {}).toSorted()).toEqual([
    'accepted_eulas',
    'address.city',
    'address.postal_code',
    'address.street',
    'email',
    'name',
  ])
})

test('an empty cart, a cart without a country and texts nobody accepted are refused', async () => {
  const buyer = shop.visitor()
  const cart = await aCart(buyer)
  const refusalOf = async (body: unknown) => {
    const answer = await buyer.post<Refusal>('/api/order/checkout', body)
    return [answer.status, answer.body.error.code]
  }
  const withoutCountry = {
    ...detailsFor(cart),
    address: detailsFor({ ...cart, country: 'DE' }).address,
  }
  expect(await refusalOf(withoutCountry)).toEqual([409, 'country_missing'])

  const priced = await chooseCountry(buyer, cart)
  expect(await refusalOf({ ...detailsFor(priced), accepted_eulas: ['another'] })).toEqual([
    400,
    'invalid',
  ])

  const { cart_key, revision } = priced
  const { body: empty } = await buyer.post<PricedCart>('/api/order', {
    cart_key,
    revision,
    lines: [],
  })
  expect(await refusalOf({ ...detailsFor(empty), accepted_eulas: ['any'] })).toEqual([
    400,
    'cart_is_empty',
  ])
})

test('a price that changed since it was read is refused with the cart as it is now', async () => {
  const buyer = shop.visitor()
  const cart = await chooseCountry(buyer, await aCart(buyer))
  await setPrice('young-serif', 4950)
  const { status, body } = await buyer.post<Conflict>('/api/order/checkout', detailsFor(cart))

  expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'quote_changed' })
  expect(body.cart).toMatchObject({ cart_key: cart.cart_key, net: 4950 })

  const again = await buyer.post<Placed>('/api/order/checkout', detailsFor(body.cart))
  expect(again).toMatchObject({ status: 200, body: { total: body.cart.total } })
})

test('a price that staff change after checkout changes no order', async () => {
  const buyer = shop.visitor()
  const { cart, order, payment } = await aPurchase(buyer, { slug: 'instrument-serif' })
  await setPrice('instrument-serif', 1)
  await payDemo(buyer, payment)
  await confirm(buyer, cart, payment)
  const status = await readStatus(buyer, order)

  expect(status).toMatchObject({ state: 'paid', total: order.total })
  expect(payment.amount).toBe(order.total)
})

test('the same checkout sent again answers the same order', async () => {
  const buyer = shop.visitor()
  const cart = await chooseCountry(buyer, await aCart(buyer))
  const first = await buyer.post<Placed>('/api/order/checkout', detailsFor(cart))
  const second = await buyer.post<Placed>('/api/order/checkout', detailsFor(cart))

  expect(second).toMatchObject({ status: 200, body: first.body })
})

test('the same checkout sent again answers the same order, though its price has changed and it is paid', async () => {
  const buyer = shop.visitor()
  const cart = await chooseCountry(buyer, await aCart(buyer))
  const { body: first } = await buyer.post<Placed>('/api/order/checkout', detailsFor(cart))
  await setPrice('young-serif', 5550)
  const repriced = await buyer.post<Placed>('/api/order/checkout', detailsFor(cart))
  const { body: payment } = await createPayment(buyer, cart)
  await payDemo(buyer, payment)
  await confirm(buyer, cart, payment)
  const paid = await buyer.post<Placed>('/api/order/checkout', detailsFor(cart))
  const stranger = await shop.visitor().post<Refusal>('/api/order/checkout', detailsFor(cart))

  expect(repriced).toMatchObject({ status: 200, body: first })
  expect(paid).toMatchObject({ status: 200, body: { ...first, state: 'paid' } })
  expect(stranger).toMatchObject({ status: 409, body: { error: { code: 'cart_paid' } } })
})

test('the same checkout sent twenty times at once makes one order', async () => {
  const buyer = shop.visitor()
  const cart = await chooseCountry(buyer, await aCart(buyer))
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => buyer.post<Placed>('/api/order/checkout', detailsFor(cart))),
  )
  const { totalDocs } = await shop.payload.count({
    collection: 'orders',
    where: { cart: { equals: (await requireOrder(shop, answers[0]!.body)).cart } },
    overrideAccess: true,
  })

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.order_key)).size).toBe(1)
  expect(totalDocs).toBe(1)
})

test('other details make a new order, and the one before is cancelled with its intent', async () => {
  const buyer = shop.visitor()
  const { cart, order, payment } = await aPurchase(buyer)
  const { body: next } = await checkOut(buyer, cart, { name: 'Another Name' })
  const { body: fresh } = await createPayment(buyer, cart)
  const late = await payDemo(buyer, payment)

  expect(next.order_number).not.toBe(order.order_number)
  expect((await requireOrder(shop, order)).state).toBe('cancelled')
  expect(fresh.payment_intent).not.toBe(payment.payment_intent)
  expect(late.body.status).toBe('canceled')
  const refused = await buyer.post<Refusal>('/api/order/stripe/confirm', {
    cart_key: cart.cart_key,
    payment_intent: payment.payment_intent,
  })
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'payment_cancelled' } } })
})

test('checkouts with different details at once leave one order that can be paid', async () => {
  const buyer = shop.visitor()
  const { cart } = await aPurchase(buyer)
  const priced = await chooseCountry(buyer, cart)
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      buyer.post<Placed>('/api/order/checkout', detailsFor(priced, { name: `Rival ${index}` })),
    ),
  )
  const { docs } = await shop.payload.find({
    collection: 'orders',
    where: { name: { like: 'Rival' } },
    limit: 100,
    overrideAccess: true,
  })
  const standing = docs.filter(({ state }) => state === 'awaiting_payment')
  const won = answers.filter(({ status }) => status === 200).map(({ body }) => body.order_number)

  expect(standing).toHaveLength(1)
  expect(won).toContain(standing[0]?.number)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
})
