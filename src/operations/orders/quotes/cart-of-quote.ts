import type { Payload } from 'payload'
import { QuoteIsClosed } from '@/domain/quote/quote-error'
import type { Order, Quote } from '@/payload-types'
import { createCart, findKeyedCart, type KeyedCart } from '../../records/carts'
import { findQuoteById, findQuoteByNumber, linkCart, moveQuote } from '../../records/quotes'
import { makeKey } from '../../secret-key'
import { frozenQuoteOf, inputsOf, stateNow } from './price-quoted-cart'

/** The one cart in which an open quote is paid: made by whoever begins first, and found by everybody after. */
export async function openCartOfQuote(payload: Payload, quote: Quote): Promise<KeyedCart> {
  const state = stateNow(quote)
  if (state !== 'open') throw new QuoteIsClosed(state, frozenQuoteOf(quote))
  for (let attempt = 0; attempt < 5; attempt++) {
    const current = (await findQuoteById(payload, quote.id)) ?? quote
    const known = current.cart ? await findKeyedCart(payload, current.cart) : null
    if (known) return known
    const made = await makeCart(payload, current)
    if (await linkCart(payload, current, made.id)) return made
  }
  throw new Error(`The cart of quote ${quote.number} changes too fast to be opened.`)
}

async function makeCart(payload: Payload, quote: Quote): Promise<KeyedCart> {
  const { licensee, currency, client, purchaseOrder, tax } = frozenQuoteOf(quote)
  const { sold, terms } = inputsOf(quote)
  const key = makeKey('cart')
  const contents = {
    lines: sold.map(({ line }) => line),
    licensee,
    currency,
    purchaseOrder,
    quote: quote.number,
    country: client.address?.country ?? tax?.country.slice(0, 2) ?? null,
    postalCode: client.address?.postal_code ?? null,
    coupon: terms.coupon?.code ?? null,
    audience: terms.audience?.key ?? null,
    note: null,
    answers: null,
  }
  const { id } = await createCart(payload, { key, contents })
  return { id, key: key.key }
}

/** A quote that is closed is paid by no new order, and no new payment. */
export async function assertQuoteIsOpen(payload: Payload, number: string | null): Promise<void> {
  const quote = number === null ? null : await findQuoteByNumber(payload, number)
  if (!quote) return
  const state = stateNow(quote)
  if (state !== 'open') throw new QuoteIsClosed(state, frozenQuoteOf(quote))
}

/** Whatever became of the quote meanwhile: its order is paid. Safe to repeat. */
export async function markQuotePaid(payload: Payload, order: Order): Promise<void> {
  const quote = order.quote ? await findQuoteByNumber(payload, order.quote) : null
  if (!quote || quote.state === 'paid') return
  const from = ['open', 'expired', 'withdrawn'] as const
  await moveQuote(payload, quote.id, { from: [...from], state: 'paid', order: order.number })
}
