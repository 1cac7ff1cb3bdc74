import type { Payload } from 'payload'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import type { Address } from '@/domain/customer/address'
import { parseEmailAddress } from '@/domain/customer/email-address'
import type { ChangePreview } from '@/domain/order/order-for-staff'
import type { parseChange, parseChangePreview } from '@/domain/order/parse-staff-act'
import { endStateOf } from '@/domain/pricing/upgrade/end-state'
import { lineOf } from '@/domain/pricing/upgrade/held-licence'
import { LicenceCannotChange } from '@/domain/pricing/upgrade/upgrade-error'
import { NotFound } from '@/domain/request-error'
import { assertFaultless } from '@/domain/shop-error'
import type { Order } from '@/payload-types'
import { runExclusive } from '../../concurrency'
import { recordOrderEvent } from '../../records/order-events'
import { findOrder } from '../../records/orders'
import { hashOf } from '../../secret-key'
import { pricingOf } from '../cart/cart-pricing'
import { errorsOfUses, priceCart } from '../cart/price-cart'
import { licenceOfOrder } from '../licences/revoke-licence'
import { freezeQuote, NO_CART } from '../quotes/make-quote'
import { placeByHand, sendQuote } from '../quotes/quote-by-hand'
import type { StaffMember } from '../refunds/refund-order'
import { type Held, readHeld } from './read-upgradable'
import { assertMayChange } from './upgrade-lines'

type Place = { order: string; user: StaffMember }

type Wanted = ReturnType<typeof parseChangePreview> & Place

/** What a change of a licence costs its holder, before anything is done. It throws what doing it would. */
export async function previewChange(payload: Payload, wanted: Wanted): Promise<ChangePreview> {
  const { net, total, currency } = (await planChange(payload, wanted)).pricing.quote
  return { net, total, currency }
}

/**
 * Upgrades a licence, or exchanges a style of it, for somebody on the telephone. What costs something goes to the buyer as a quote,
 * and is done when that is paid; what costs nothing is ordered at once, with the papers and the mail of any order.
 */
export function changeByHand(payload: Payload, wanted: ReturnType<typeof parseChange> & Place) {
  return runExclusive(`licence ${wanted.licence}`, async () => {
    const { held, order, pricing } = await planChange(payload, wanted)
    const { key, reason, user } = wanted
    const made = await freezeQuote(payload, {
      ...{ pricing, person: personOf(order, held), madeBy: user.id },
      cart: { licensee: held.licensee, vatId: order.vatid ?? null, purchaseOrder: null },
      requestkey: hashOf(`change ${held.number} ${user.id} ${key}`),
    })
    const { total } = pricing.quote
    const details = { licence: held.number, quote: made.number, user: user.email }
    await recordOrderEvent(payload, {
      ...{ order: order.id, kind: 'licence_by_hand', by: 'staff', user: user.id, why: reason },
      details: total > 0 ? { ...details, total } : details,
      key: `licence_by_hand:${made.id}`,
    })
    if (total > 0) await sendQuote(payload, made, 'made')
    else await placeByHand(payload, made)
  })
}

async function planChange(payload: Payload, wanted: Wanted) {
  const { number } = await licenceOfOrder(payload, wanted)
  const [order, found] = await Promise.all([
    findOrder(payload, wanted.order),
    readHeld(payload, [number]),
  ])
  const held = found.get(number)
  if (!order || !held) throw new NotFound('licence')
  const line = changedLine(held, wanted.line)
  assertMayChange(held, line)

  const cart = { ...NO_CART, ...termsOf(order), lines: [line], currency: held.paid.currency }
  const priced = await priceCart(payload, cart, { changed: ['lines'] })
  assertFaultless(errorsOfUses(priced))
  const { net, tax } = priced.quote
  const sold = { ...cart, lines: [lineOf(held)], audience: held.audience?.key ?? null }
  // An exchange costs the difference of two prices of one day: what is held is worth no less than it would cost today.
  const today = line.exchanges ? (await priceCart(payload, sold, { changed: [] })).quote.net : 0
  const off = Math.min(net, Math.max(0, today - held.paid.net))
  const extras = [
    { text: `What ${number} would cost more today`, amount: -off },
    { text: 'Free of charge', amount: wanted.isFree ? off - net : 0 },
  ].filter(({ amount }) => amount < 0)
  const { inputs } = priced
  const terms = { ...inputs.terms, extras }
  const pricing = pricingOf({ ...inputs, terms }, { ...priced, tax, quoted: undefined })
  return { held, order, pricing }
}

/** Whatever is no longer among the wanted styles is exchanged. */
function changedLine(held: Held, wanted: CartLineRequest): CartLineRequest {
  const keepsAll = held.styles.every((style) => wanted.styles.includes(style))
  const line = endStateOf(held, wanted)
  return keepsAll ? line : { ...line, styles: wanted.styles, exchanges: true }
}

/** Its answers count for the price, and its buyer's place for the tax. */
function termsOf({ address, vatid, vatCheck, answers }: Order) {
  return {
    ...{ country: address?.country ?? null, postalCode: address?.postal_code ?? null },
    ...{ vatId: vatid ?? null, vatCheck: vatCheck ?? null },
    answers: Object.fromEntries((answers ?? []).map(({ key, tier }) => [key, tier])),
  }
}

function personOf({ email, name, company, address, vatid }: Order, { number, licensee }: Held) {
  const parsed = parseEmailAddress(email)
  if (parsed.kind === 'invalid')
    throw new LicenceCannotChange(number, 'is of a buyer who was erased.')
  return {
    ...{ email: parsed.value, name: name ?? '', company: company ?? null, licensee },
    ...{ address: (address ?? null) as Address | null, vatId: vatid ?? null },
  }
}
