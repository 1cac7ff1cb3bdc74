import type { CartTax } from '@/domain/cart/priced-cart'
import { aCart, checkOut, confirm, createPayment, payDemo, type Details } from '../shop/buyer'
import { requireOrder } from '../shop/delivered'
import type { Shop } from '../shop/open-shop'

/** Bought and paid; net, tax and total as charged, and the tax and number as frozen. */
export async function buyAndPay(shop: Shop, details: Details) {
  const buyer = shop.visitor()
  const cart = await aCart(buyer)
  const { body: placed } = await checkOut(buyer, cart, details)
  const { body: payment } = await createPayment(buyer, cart)
  await payDemo(buyer, payment)
  await confirm(buyer, cart, payment)

  const order = await requireOrder(shop, placed)
  const tax = order.tax as unknown as CartTax
  return {
    paper: [order.net, tax.amount, order.total, payment.amount, order.state],
    tax: [tax.kind, tax.rate, tax.country],
    vatId: order.vatid ?? null,
    sentence: tax.sentence,
  }
}
