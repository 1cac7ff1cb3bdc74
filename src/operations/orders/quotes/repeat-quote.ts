import type { Payload } from 'payload'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { Quote } from '@/payload-types'
import { makeKey } from '../../secret-key'
import { createCart } from '../cart/cart-records'
import { readPricedCart } from '../cart/read-priced-cart'
import { frozenQuoteOf, inputsOf } from './frozen-quote'

/** The lines of a quote in a cart of their own, at today's prices. What is sold no more is left out. */
export async function repeatQuote(
  payload: Payload,
  quote: Quote,
  origin: string,
): Promise<PricedCart> {
  const { licensee, purchaseOrder, currency } = frozenQuoteOf(quote)
  const { sold, terms } = inputsOf(quote)
  const answers = terms.rules.orderAnswers ?? []
  const key = makeKey('cart')
  const contents = {
    lines: sold.map(({ line }) => line),
    ...{ licensee, purchaseOrder, currency, note: null, quote: null, country: null },
    ...{ coupon: terms.coupon?.code ?? null, audience: terms.audience?.key ?? null },
    answers: Object.fromEntries(answers.map(({ key, tier }) => [key, tier])),
  }
  const cart = await createCart(payload, { key, contents })
  return readPricedCart(payload, cart, { key: key.key, origin })
}
