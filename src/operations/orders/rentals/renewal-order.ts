import type { Payload } from 'payload'
import type { Checkout } from '@/domain/cart/parse-checkout'
import { agreedNet } from '@/domain/licensing/rental'
import { CountryIsMissing } from '@/domain/order/order-error'
import type { OrderLine } from '@/domain/order/order-line'
import { describeAudience } from '@/domain/pricing/discounts/audience'
import { taxOf } from '@/domain/pricing/shown-price'
import type { Licence, Order } from '@/payload-types'
import {
  createCart,
  findCartById,
  markOrdered,
  NOTHING_CHOSEN,
  type StoredCart,
} from '../../records/carts'
import type { NewOrder } from '../../records/order-states'
import { readShop } from '../../records/shop'
import { makeKey } from '../../secret-key'
import { sellerOf } from '../../shop-seller'
import { determineCartTax } from '../../tax/determine-cart-tax'
import { lookUpVatId } from '../../tax/look-up-vat-id'
import { placeOrder } from '../checkout/store-placed-order'
import { stylesOfLicence, usesOfLicence } from '../licences/licence-contents'
import { isDemo } from '../payment/configured-payments'
import { recordPlaced } from '../record-order-events'
import { findRenewalOrder, keyOfRenewal } from './renewed-line'

/**
 * The order of a rental's next term, once: what the licence holds, at the price agreed, with the tax of today. A cart leads to its
 * payment in the browser, should the card be refused.
 */
export async function placeRenewal(payload: Payload, { licence, source }: Renewal): Promise<Order> {
  const known = await findRenewalOrder(payload, licence)
  const order = known ?? (await placeNew(payload, { licence, source }))
  const cart = await findCartById(payload, order.cart ?? '')
  // A crash may have come between the order and its cart.
  if (cart?.state === 'open') await markOrdered(payload, cart, order.id)
  return order
}

async function placeNew(payload: Payload, renewal: Renewal): Promise<Order> {
  const key = makeKey('cart')
  const cart = await createCart(payload, { key, contents: NOTHING_CHOSEN })
  const order = await placeOrder(payload, await composeRenewal(payload, { ...renewal, cart }))
  await recordPlaced(payload, order)
  return order
}

type Renewal = { licence: Licence; source: Order }

async function composeRenewal(
  payload: Payload,
  { licence, source, cart }: Renewal & { cart: StoredCart },
): Promise<NewOrder> {
  const sold = source.lines.find(({ id }) => `${source.id}:${id}` === licence.linekey)
  const { country, postal_code: postalCode = null } = source.address as Checkout['address']
  const vatCheck = await checkAgain(payload, source)
  const decision = await determineCartTax(payload, { country, postalCode, vatCheck }, NOT_STRICT)
  if (!sold || !decision) throw new CountryIsMissing()

  const net = agreedNet({ ...sold, audience: sold.audience ?? source.audience })
  const tax = { ...decision, amount: taxOf(net, decision) }
  const { keyhash, nonce } = makeKey('order')
  const { currency, email, name, company, address, licensee, purchaseOrder, vatid } = source
  const { acceptedEulas, consents, answers, audience } = source
  const seller = sellerOf(await readShop(payload))
  return {
    ...{ keyhash, nonce, checkoutkey: keyOfRenewal(licence) },
    ...{ cart: cart.id, cartRevision: cart.revision },
    provider: isDemo() ? 'demo' : 'stripe',
    ...{ currency, net, tax, total: net + tax.amount, audience, answers },
    discounts: audienceOff(sold, net),
    lines: [renewedLine(sold, { licence, net, tax: tax.amount })],
    ...{ email, name, company, address, purchaseOrder, vatCheck, licensee, acceptedEulas },
    ...{ consents, seller, origin: seller.url },
    vatid: vatCheck?.valid === false ? null : vatid,
  }
}

const NOT_STRICT = { strict: false }

async function checkAgain(payload: Payload, { vatid, vatCheck: previous = null, address }: Order) {
  if (!vatid || !address) return previous
  const place = { country: address.country, postalCode: address.postal_code ?? null }
  const now = await lookUpVatId(payload, { place, vatId: vatid, previous })
  return now.valid === null && previous ? previous : now
}

function audienceOff({ amount, audience }: OrderLine, net: number): NewOrder['discounts'] {
  return audience && net < amount
    ? [{ label: describeAudience(audience), amount: amount - net }]
    : []
}

function renewedLine(
  sold: OrderLine,
  { licence, net, tax }: { licence: Licence; net: number; tax: number },
): OrderLine {
  const { id, typeface, bill, amount, months, audience } = sold
  return {
    ...{ id, typeface, bill, amount, net, tax, months, audience },
    ...{ styles: stylesOfLicence(licence), uses: usesOfLicence(licence) },
    replaces: {
      ...{ kind: 'renewal', number: licence.number, credit: 0, byItself: true },
      licensee: licence.licensee,
      licenseeName: licence.licenseeName ?? '',
      endsAt: licence.endsAt ?? null,
    },
  }
}
