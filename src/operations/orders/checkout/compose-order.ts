import type { Payload } from 'payload'
import type { Checkout } from '@/domain/cart/parse-checkout'
import { consentsOf, type Buyer } from '@/domain/order/consents'
import { hashOf, makeKey } from '../../secret-key'
import { sellerOf } from '../../seller'
import { readShop } from '../../shop-records'
import type { StoredCart } from '../cart/cart-records'
import type { CartPricing } from '../cart/cart-pricing'
import type { FrozenCoupon } from '../coupons/take-coupon'
import type { NewOrder } from '../new-order-records'
import { isDemo } from '../payment/payment-provider'
import { freezeLines } from './freeze-lines'

/** The order of a checkout, with its quote, lines, buyer and seller as they are now. */
export async function composeOrder(
  payload: Payload,
  parts: {
    cart: StoredCart
    checkout: Checkout
    pricing: CartPricing
    checkoutkey: string
    sid: string | null
  },
): Promise<NewOrder> {
  const { cart, checkout, pricing, sid } = parts
  const { currency, net, tax, total } = pricing.quote
  return {
    cart: { id: cart.id, revision: cart.revision },
    key: makeKey('order'),
    checkoutkey: parts.checkoutkey,
    detailshash: hashOf(detailsOf(checkout)),
    sidhash: sid && hashOf(sid),
    provider: isDemo() ? 'demo' : 'stripe',
    quoteNumber: cart.quote,
    quote: { currency, net, tax, total, hash: pricing.quoteHash },
    lines: await freezeLines(payload, pricing),
    discounts: pricing.quote.discounts,
    coupon: frozenCoupon(pricing),
    audience: pricing.quote.audience,
    purchaseOrder: cart.purchaseOrder,
    note: cart.note,
    answers: pricing.quote.orderAnswers,
    buyer: {
      email: checkout.email,
      name: checkout.name,
      company: checkout.company,
      address: checkout.address,
      // A number that VIES denies stands on no document; what was asked and answered stays beside it.
      vatId: cart.vatCheck?.valid === false ? null : cart.vatId,
      vatCheck: cart.vatCheck,
    },
    licensee: checkout.licensee ?? cart.licensee ?? { kind: 'self' },
    acceptedEulas: checkout.acceptedEulas,
    consents: consentsOf(buyerOf(checkout, cart), new Date()),
    seller: sellerOf(await readShop(payload)),
  }
}

/** As the rules of consent know the buyer. */
export function buyerOf({ address, company }: Checkout, { vatId }: StoredCart): Buyer {
  return { country: address.country, company, vatId }
}

/** One that takes nothing off stays where it is. */
function frozenCoupon({ quote, discounts }: CartPricing): FrozenCoupon | null {
  if (discounts.coupon.kind !== 'open' || !quote.coupon?.amount) return null
  const { code, label, amount } = quote.coupon
  return { id: discounts.coupon.id, code, label, amount }
}

/** Two equal checkouts at once have the same key. The order before is part of it, so that a later attempt makes a new order. */
export function keyOfCheckout(
  cart: StoredCart,
  { checkout, sid }: { checkout: Checkout; sid: string | null },
): string {
  return hashOf(JSON.stringify([cart.id, cart.revision, cart.order, detailsOf(checkout), sid]))
}

export function detailsOf({ cartKey: _key, ...details }: Checkout): string {
  return JSON.stringify(details)
}
