import type { Payload } from 'payload'
import { stateOfLicence } from '@/domain/licensing/licence-state'
import { agreedNet, stateOfRental } from '@/domain/licensing/rental'
import { perTerm, termInWords } from '@/domain/licensing/term'
import type { RentalAnswer } from '@/domain/order/mine-answer'
import { isRented, type OrderLine } from '@/domain/order/order-line'
import { formatMoney } from '@/domain/money/format-money'
import { shownSum, withTerm } from '@/domain/pricing/shown-price'
import type { TaxDecision } from '@/domain/tax/tax-decision'
import type { Licence, Order } from '@/payload-types'
import type { SavedCard } from '@/payments/payment-provider'
import { findOrder, findOrderWith } from '../../records/orders'
import { readPriceRules } from '../../records/prices/price-inputs'
import { findLicenceByNumber } from '../../records/upgraded-licences'
import { idOf } from '../../id-of'
import { hashOf } from '../../secret-key'
import { type CartPricing, pricingOf } from '../cart/cart-pricing'
import { usesOfLicence } from '../licences/licence-contents'
import { providerOf } from '../payment/configured-payments'

/** The line of an order that a rental made by itself: nobody checked it out. */
export function renewedByItself({ lines }: Pick<Order, 'lines'>): OrderLine | null {
  const [line] = lines
  return line?.replaces?.byItself ? line : null
}

/** In force, and not yet paid for another term. */
export function isOpenRental(licence: Licence): boolean {
  const isInForce = stateOfLicence(licence, new Date()) === 'active'
  return isInForce && isRented({ uses: usesOfLicence(licence) }) && !licence.supersededBy
}

/** Of a term, with the tax of the one before; the next bears that of its day. */
export function priceOf(licence: Licence, { id, lines, tax, currency, audience }: Order): string {
  const line = lines.find((one) => `${id}:${one.id}` === licence.linekey)
  const net = line ? agreedNet({ ...line, audience: line.audience ?? audience }) : 0
  return formatMoney(shownSum(net, tax), currency)
}

/** As its holder and staff see it. */
export function rentalAnswer(licence: Licence, order: Order): RentalAnswer {
  return {
    state: stateOfRental(licence),
    next_charge_at: licence.chargeAt ?? null,
    price: withTerm(priceOf(licence, order), perTerm(usesOfLicence(licence)[0] ?? {})),
    error: licence.chargeError ?? null,
  }
}

/** The order of a licence's next term. Those that were given up give way to the next, as of a checkout. */
export async function findRenewalOrder(payload: Payload, licence: Licence): Promise<Order | null> {
  let key = keyOfRenewal(licence)
  for (;;) {
    const order = await findOrderWith(payload, 'checkoutkey', key)
    if (order?.state !== 'cancelled') return order
    key = hashOf(`${key} ${order.id}`)
  }
}

export function keyOfRenewal({ id, endsAt }: Pick<Licence, 'id' | 'endsAt'>): string {
  return `rental:${id}:${endsAt ?? ''}`
}

/** The cart that leads to the payment of such an order: one line, as the order has it, whatever the catalogue says today. */
export async function priceRenewal(payload: Payload, order: Order): Promise<CartPricing> {
  const rules = await readPriceRules(payload)
  const line = renewedByItself(order)
  const text = [line?.typeface.name, termInWords(line?.uses[0] ?? {}), line?.replaces?.number]
  const terms = {
    rules: { ...rules, currency: order.currency, orderQuestions: [], orderAnswers: [] },
    extras: [{ text: text.filter(Boolean).join(', '), amount: order.net }],
  }
  return pricingOf(
    { sold: [], terms },
    {
      tax: order.tax as unknown as TaxDecision | null,
      country: order.address?.country ?? null,
      discounts: { audiences: [], audience: null, coupon: { kind: 'none' } },
      ...{ currencies: [order.currency], currencyNote: null, held: new Map(), heldNotes: [] },
    },
  )
}

/** The card that the term before was paid with; null: none was kept, or by another provider. */
export async function findSavedCard(payload: Payload, order: Order): Promise<SavedCard | null> {
  if (!order.intent) return null
  return (await providerOf(payload, order).retrieveIntent(order.intent))?.savedCard ?? null
}

/** The order that the term before was bought with. */
export async function findOrderBefore(payload: Payload, order: Order): Promise<Order | null> {
  const number = renewedByItself(order)?.replaces?.number
  const before = number ? await findLicenceByNumber(payload, number) : null
  return before && findOrder(payload, idOf(before.order))
}
