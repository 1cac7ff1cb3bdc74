import { afterAll, expect, test } from 'vitest'
import { IMMEDIATE_DELIVERY_WORDS } from '@/domain/order/consents'
import { readOrder } from '@/operations/orders/read-order'
import type { Refusal } from '../../../support/shop/browser'
import { aCart, chooseCountry, detailsFor, type Placed } from '../../../support/shop/buyer'
import { requireOrder } from '../../../support/shop/delivered'
import { openShop } from '../../../support/shop/open-shop'

const shop = await openShop()
afterAll(() => shop.close())

test('a consumer in the EU agrees that delivery begins at once, and the order keeps the words', async () => {
  const buyer = shop.visitor()
  const cart = await chooseCountry(buyer, await aCart(buyer))
  const { consents: _none, ...silent } = detailsFor(cart)
  for (const consents of [undefined, {}, { immediate_delivery: false }]) {
    const refused = await buyer.post<Refusal>('/api/order/checkout', { ...silent, consents })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.error.fields ?? {})).toEqual(['consents.immediate_delivery'])
  }

  const { body: placed } = await buyer.post<Placed>('/api/order/checkout', detailsFor(cart))
  const order = await requireOrder(shop, placed)
  expect(order.consents).toEqual({
    immediate_delivery: { words: IMMEDIATE_DELIVERY_WORDS, at: expect.stringMatching(/^20.*Z$/) },
  })
  const view = await readOrder(shop.payload, { key: placed.order_key, origin: '' })
  expect(view.agreed).toEqual([expect.stringContaining(IMMEDIATE_DELIVERY_WORDS)])
})

test('a company is not asked whether delivery begins at once', async () => {
  const buyer = shop.visitor()
  const cart = await chooseCountry(buyer, await aCart(buyer))
  const { consents: _none, ...silent } = detailsFor(cart, { company: 'Studio' })
  const { body: placed } = await buyer.post<Placed>('/api/order/checkout', silent)
  const order = await requireOrder(shop, placed)
  expect(order.consents).toEqual({})
})
