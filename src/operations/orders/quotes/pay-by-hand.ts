import type { Payload } from 'payload'
import type { ReceivedTransfer } from '@/domain/order/transfer'
import { parseEmailAddress } from '@/domain/customer/email-address'
import { InvalidRequest } from '@/domain/shop-error'
import type { Order, Quote } from '@/payload-types'
import { shopOrigin } from '../../shop-origin'
import { requireCart, setCountry } from '../cart/change-cart'
import { priceCart } from '../cart/price-cart'
import { checkOut } from '../checkout/check-out'
import { findOrder } from '../order-records'
import type { Settlement } from '../payment/settle-payment'
import type { StaffMember } from '../refunds/refund-order'
import { awaitTransfer } from '../transfer/choose-transfer'
import { receiveTransfer } from '../transfer/receive-transfer'
import { openCartOfQuote } from './cart-of-quote'
import { frozenQuoteOf } from './frozen-quote'
import { findUnpaidOrderOfQuote } from './quote-order-records'

type Paying = { quote: Quote; received: ReceivedTransfer; user: StaffMember }

/** An order by hand: staff say that a quote was paid by transfer, whether or not its client had chosen that. */
export async function payByHand(
  payload: Payload,
  { quote, received, user }: Paying,
): Promise<Settlement> {
  const known = await findUnpaidOrderOfQuote(payload, quote.number)
  const order = known ?? (await placeByHand(payload, quote))
  const { id } = await awaitTransfer(payload, order, { by: 'staff' })
  return receiveTransfer(payload, { ...received, order: id, user })
}

/** With what the quote says of its client; the texts are those it named. */
async function placeByHand(payload: Payload, quote: Quote): Promise<Order> {
  const { client, licensee } = frozenQuoteOf(quote)
  const email = parseEmailAddress(client.email)
  if (!client.address || email.kind === 'invalid') {
    throw new InvalidRequest({
      address: 'This quote has no address of its client, which the invoice needs. Make it anew.',
    })
  }
  const { key } = await openCartOfQuote(payload, quote)
  const origin = shopOrigin()
  const { country } = client.address
  await setCountry(payload, { country, vatId: client.vatId }, { key, origin })
  const cart = await requireCart(payload, key)
  const pricing = await priceCart(payload, cart, { changed: [] })
  const checkout = {
    ...{ cartKey: key, email: email.value, name: client.name, company: client.company },
    ...{ address: client.address, licensee, quoteHash: pricing.quoteHash },
    acceptedEulas: pricing.eulas.map(({ id }) => id),
    immediateDelivery: true as const,
  }
  await checkOut(payload, checkout, { sid: null, origin })
  const { order } = await requireCart(payload, key)
  const placed = order === null ? null : await findOrder(payload, order)
  if (!placed) throw new Error(`Quote ${quote.number} was ordered, and its order is not there.`)
  return placed
}
