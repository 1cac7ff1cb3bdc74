import type { Payload } from 'payload'
import type { CouponTerms, PricedCart } from '@/domain/cart/priced-cart'
import { pick } from '@/domain/own-value'
import type { Coupon, QuotedCoupon } from '@/domain/pricing/coupon'
import { vatAnswerOf } from '@/domain/tax/vat-check'
import { noteLook, type StoredCart } from '../../records/carts'
import type { CartPricing } from './cart-pricing'
import { priceCart } from './price-cart'

const DAY_MS = 24 * 3_600_000

/** The key a cart was requested with, and the origin its URL begins with. */
export type CartReference = { key: string; origin: string }

/** The cart as the API returns it, priced anew. */
export async function readPricedCart(payload: Payload, cart: StoredCart, reference: CartReference) {
  await keepCart(payload, cart)
  return toPricedCart(cart, await priceCart(payload, cart, { changed: [] }), reference)
}

/** A cart that somebody looks at is not abandoned. One write a day is enough to know. */
async function keepCart(payload: Payload, { id, usedAt }: StoredCart): Promise<void> {
  const yesterday = new Date(Date.now() - DAY_MS)
  if (usedAt < yesterday) await noteLook(payload, id, yesterday)
}

export function toPricedCart(
  cart: StoredCart,
  pricing: CartPricing,
  { key, origin }: CartReference,
): PricedCart {
  const { quote, quoteHash, country, lines, currencies, currencyNote, eulas } = pricing
  return {
    cart_key: key,
    ...pick(cart, ['revision', 'state', 'licensee', 'note']),
    cart_url: `${origin}/cart/${key}`,
    ...pick(quote, ['currency', 'discounts', 'discount', 'net', 'tax', 'total']),
    currencies,
    currency_note: currencyNote,
    held_note: pricing.heldNotes.join(' ') || null,
    country,
    postal_code: cart.postalCode,
    vat_id: cart.vatId,
    vat: vatAnswerOf(cart.vatCheck, quote.tax),
    coupon: quote.coupon && couponAnswer(quote.coupon, pricing.inputs.terms.coupon),
    audience: quote.audience && pick(quote.audience, ['key', 'label', 'amount', 'words']),
    audiences: pricing.discounts.audiences.map(({ percentOff, ...audience }) => ({
      ...audience,
      percent_off: percentOff,
    })),
    purchase_order: cart.purchaseOrder,
    order_questions: pricing.orderQuestions.map((question) => ({
      ...question,
      answer: quote.orderAnswers.find(({ key }) => key === question.key)?.tier ?? null,
    })),
    lines,
    extras: quote.extras.map(({ text, amount }) => ({ text, amount })),
    quote: pricing.quoted,
    quote_hash: quoteHash,
    eulas,
  }
}

function couponAnswer(
  { code, label, amount, problem }: QuotedCoupon,
  coupon: Coupon | null | undefined,
): PricedCart['coupon'] {
  const message = problem ? { message: problem } : {}
  return { code, label, amount, ...message, ...(coupon ? { terms: termsAnswer(coupon) } : {}) }
}

function termsAnswer({ kind, label, percent, amount, currency, ...terms }: Coupon): CouponTerms {
  const { leastTotal: least_total, typefaces, isStackable: stackable } = terms
  return { kind, label, percent, amount, currency, least_total, typefaces, stackable }
}
