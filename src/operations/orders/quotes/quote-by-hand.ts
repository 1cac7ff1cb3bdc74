import type { Payload } from 'payload'
import { parseEmailAddress } from '@/domain/customer/email-address'
import { CartIsPaid } from '@/domain/order/order-error'
import type { ReceivedTransfer } from '@/domain/order/transfer'
import { QuoteIsBeingPaid, QuoteIsClosed } from '@/domain/quote/quote-error'
import { InvalidRequest } from '@/domain/shop-error'
import type { Order, Quote } from '@/payload-types'
import { sendMailsSoon } from '../../mails/send-mails'
import { enqueueMail } from '../../records/mails'
import { findOrder, findUnpaidOrderOfQuote } from '../../records/orders'
import { moveQuote } from '../../records/quotes'
import { shopOrigin } from '../../shop-origin'
import { cancelOrder } from '../cancel-order'
import { requireCart, setCountry } from '../cart/change-cart'
import { priceCart } from '../cart/price-cart'
import { checkOut } from '../checkout/check-out'
import { awaitTransfer, receiveTransfer } from '../payment/pay-by-transfer'
import type { StaffMember } from '../refunds/refund-order'
import { openCartOfQuote } from './cart-of-quote'
import { frozenQuoteOf, stateNow } from './price-quoted-cart'

/** Its link and its PDF to the client; once a key, however often that is sent. */
export async function sendQuote(payload: Payload, quote: Quote, key: string): Promise<void> {
  await enqueueMail(payload, {
    mailkey: `quote:${quote.id}:${key}`,
    kind: 'quote',
    to: quote.email ?? '',
    about: quote.number,
  })
  sendMailsSoon(payload)
}

type Paying = { quote: Quote; received: ReceivedTransfer; user: StaffMember }

/** An order by hand: staff say that a quote was paid by transfer, whether or not its client had chosen that. */
export async function payByHand(payload: Payload, { quote, received, user }: Paying) {
  const known = await findUnpaidOrderOfQuote(payload, quote.number)
  const order = known ?? (await placeByHand(payload, quote))
  const { id } = await awaitTransfer(payload, order, { by: 'staff' })
  return receiveTransfer(payload, { ...received, order: id, user })
}

/** With what the quote says of its client; the texts are those it named. */
export async function placeByHand(payload: Payload, quote: Quote): Promise<Order> {
  const { client, licensee } = frozenQuoteOf(quote)
  const email = parseEmailAddress(client.email)
  if (!client.address || email.kind === 'invalid') {
    throw new InvalidRequest({
      address: 'This quote has no address of its client, which the invoice needs. Make it anew.',
    })
  }
  const { key } = await openCartOfQuote(payload, quote)
  const origin = shopOrigin()
  const { country, postal_code: postalCode } = client.address
  const destination = { country, postalCode, vatId: client.vatId }
  await setCountry(payload, destination, { key, origin })
  const cart = await requireCart(payload, key)
  const pricing = await priceCart(payload, cart, { changed: [] })
  const checkout = {
    cartKey: key,
    email: email.value,
    name: client.name,
    company: client.company,
    address: client.address,
    licensee,
    quoteHash: pricing.quoteHash,
    acceptedEulas: pricing.eulas.map(({ id }) => id),
    immediateDelivery: true as const,
  }
  await checkOut(payload, checkout, { sid: null, origin })
  const { order } = await requireCart(payload, key)
  const placed = order === null ? null : await findOrder(payload, order)
  if (!placed) throw new Error(`Quote ${quote.number} was ordered, and its order is not there.`)
  return placed
}

/**
 * From then on no payment begins. One that is under way keeps the quote open: it is withdrawn first, so that none can begin
 * meanwhile, then its order is cancelled, and where that is too late the quote is open again.
 */
export async function withdrawQuote(payload: Payload, quote: Quote): Promise<void> {
  const state = stateNow(quote)
  if (state === 'paid') throw new QuoteIsClosed(state, frozenQuoteOf(quote))
  if (state === 'withdrawn') return
  const withdrawnAt = new Date().toISOString()
  const move = { from: ['open' as const, 'expired' as const], state: 'withdrawn' as const }
  await moveQuote(payload, quote.id, { ...move, withdrawnAt })
  const order = await findUnpaidOrderOfQuote(payload, quote.number)
  if (!order) return
  try {
    await cancelOrder(payload, order)
  } catch (error) {
    if (!(error instanceof CartIsPaid)) throw error
    await moveQuote(payload, quote.id, { from: ['withdrawn'], state: 'open', withdrawnAt: null })
    throw new QuoteIsBeingPaid()
  }
}
