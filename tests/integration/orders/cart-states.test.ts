import { afterAll, expect, test, vi } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { sendMails } from '@/operations/mails/send-mails'
import { reconcilePayments } from '@/operations/orders/payment/reconcile-payments'
import type { Refusal } from '../../support/shop/browser'
import {
  aLine,
  aPaidPurchase,
  aPurchase,
  checkOut,
  confirm,
  payDemo,
} from '../../support/shop/buyer'
import { requireOrder } from '../../support/shop/delivered'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterAll(async () => {
  await sendMails(shop.payload)
  await shop.close()
})

test('a cart that was ordered opens again, and its order gives way at the next checkout', async () => {
  const buyer = shop.visitor()
  const { cart, order } = await aPurchase(buyer)
  const { cart_key } = cart
  const { body: ordered } = await buyer.get<PricedCart>(`/api/order?cart_key=${cart_key}`)
  const line = await aLine(buyer, { slug: 'instrument-serif' })
  const { body: opened } = await buyer.post<PricedCart>('/api/order', {
    cart_key,
    revision: ordered.revision,
    lines: [line],
  })
  const paying = await buyer.post<Refusal>('/api/order/stripe/create', { cart_key })

  expect([ordered.state, opened.state]).toEqual(['ordered', 'open'])
  expect(paying).toMatchObject({ status: 409, body: { error: { code: 'not_checked_out' } } })
  expect((await requireOrder(shop, order)).state).toBe('awaiting_payment')
})

test('a paid cart changes no more', async () => {
  const buyer = shop.visitor()
  const { cart } = await aPaidPurchase(buyer)
  const { cart_key } = cart
  const { body: paid } = await buyer.get<PricedCart>(`/api/order?cart_key=${cart_key}`)
  const change = { cart_key, revision: paid.revision, lines: [] }
  const refused = await buyer.post<Refusal>('/api/order', change)
  const moved = await buyer.post<Refusal>('/api/order/country', { cart_key, country: 'FR' })
  const again = await buyer.post<Refusal>('/api/order/stripe/create', { cart_key })

  expect(paid.state).toBe('paid')
  expect([refused, moved, again].map(({ status, body }) => [status, body.error.code])).toEqual([
    [409, 'cart_paid'],
    [409, 'cart_paid'],
    [409, 'cart_paid'],
  ])
})

async function movedOn(slugs: string[]) {
  const buyer = shop.visitor()
  const { cart, order, payment } = await aPurchase(buyer)
  const { cart_key } = cart
  const read = async () => (await buyer.get<PricedCart>(`/api/order?cart_key=${cart_key}`)).body
  const lines = await Promise.all(slugs.map((slug) => aLine(buyer, { slug })))
  const { revision } = await read()
  await buyer.post('/api/order', { cart_key, revision, lines })
  return { buyer, cart, order, payment, read }
}

test('a cart that moved on while its old order was paid opens again with what was added alone', async () => {
  const { buyer, cart, order, payment, read } = await movedOn(['young-serif', 'instrument-serif'])
  await payDemo(buyer, payment)
  const first = await confirm(buyer, cart, payment)
  const again = await confirm(buyer, cart, payment)
  const opened = await read()
  const { body: next } = await checkOut(buyer, opened)

  expect([first.body, again.body]).toMatchObject([
    { status: 'paid', order_key: order.order_key },
    { status: 'paid', order_key: order.order_key },
  ])
  expect(opened.state).toBe('open')
  expect(opened.lines.map(({ typeface }) => typeface.slug)).toEqual(['instrument-serif'])
  expect(next).toMatchObject({ state: 'awaiting_payment' })
  expect(next.order_number).not.toBe(order.order_number)
  expect((await requireOrder(shop, order)).state).toBe('paid')
})

test('a cart that moved on to nothing but what was paid is paid', async () => {
  const { buyer, cart, payment, read } = await movedOn(['young-serif'])
  await payDemo(buyer, payment)
  await confirm(buyer, cart, payment)

  expect(await read()).toMatchObject({
    state: 'paid',
    lines: [{ typeface: { slug: 'young-serif' } }],
  })
})

test('a crash while such a cart is opened is repaired by the next check', async () => {
  const { buyer, cart, payment, read } = await movedOn(['young-serif', 'instrument-serif'])
  await payDemo(buyer, payment)
  const update = shop.payload.db.updateOne.bind(shop.payload.db)
  vi.spyOn(shop.payload.db, 'updateOne').mockImplementation(async (options) => {
    if (options.collection === 'carts') throw new Error('The lights went out.')
    return update(options)
  })
  await confirm(buyer, cart, payment)
  vi.restoreAllMocks()
  await reconcilePayments(shop.payload)

  expect(await read()).toMatchObject({
    state: 'open',
    lines: [{ typeface: { slug: 'instrument-serif' } }],
  })
})
