import type { Payload } from 'payload'
import { longDate } from '@/domain/long-date'
import type { Licensee } from '@/domain/cart/cart-request'
import type { AudienceAnswer, PricedLine } from '@/domain/cart/priced-cart'
import { allocate } from '@/domain/money/allocate'
import { valueOfLines } from '@/domain/order/refund/plan-refund'
import { isGivenBack } from '@/domain/order/refund/refund-ledger'
import type { Audience } from '@/domain/pricing/discounts/audience'
import { isRented } from '@/domain/order/order-line'
import { type HeldLicence, paidFor } from '@/domain/pricing/upgrade/held-licence'
import type { Licence, Order, Refund } from '@/payload-types'
import { idOf } from '../../id-of'
import { contactOf } from '../../records/customers'
import { findOrder } from '../../records/orders'
import { findRefundsOfOrder } from '../../records/refunds'
import { audiencesOf, readShop } from '../../records/shop'
import { zoneOfOrder } from '../../shop-seller'
import { findLicenceByNumber, findLicencesByNumber } from '../../records/upgraded-licences'
import { audienceOfLicence, stylesOfLicence, usesOfLicence } from '../licences/licence-contents'
import { soldOrder } from '../refunds/refundable-order'

/** A licence as whoever changes it must know it. */
export type Held = HeldLicence & {
  licence: Licence
  licensee: Licensee
  licenseeName: string
  endsAt: string | null
  /** The address it was bought with; once that was erased, of whom it was bought for. */
  email: string
  typeface: string
  /** Why it cannot be upgraded, or renewed, after its number: "has ended."; null: it can. */
  problems: { upgrade: string | null; renewal: string | null }
}

/** Those of these numbers that there are, by number. */
export async function readHeld(payload: Payload, numbers: string[]): Promise<Map<string, Held>> {
  const licences = await findLicencesByNumber(payload, [...new Set(numbers)])
  const held = await Promise.all(licences.map((licence) => heldOf(payload, licence)))
  return new Map(held.map((one) => [one.number, one]))
}

async function heldOf(payload: Payload, licence: Licence): Promise<Held> {
  const order = await findOrder(payload, idOf(licence.order))
  const isPaused = await isDisputedBefore(payload, licence)
  const uses = usesOfLicence(licence)
  const styles = stylesOfLicence(licence)
  return {
    licence,
    number: licence.number,
    styles: styles.map(({ id }) => id),
    uses: uses.map(({ type, tier, name, label, answers }) => ({
      ...{ type, tier, name, label },
      answers,
    })),
    paid: await readPaid(payload, licence),
    months: uses[0]?.months ?? null,
    audience: await audienceToday(payload, audienceOfLicence(licence, order)),
    licensee: licence.licensee,
    licenseeName: licence.licenseeName ?? '',
    endsAt: licence.endsAt ?? null,
    email: order?.email || (contactOf(licence.contact) ?? ''),
    typeface: licence.typefaceName ?? '',
    problems: {
      upgrade: problemOfUpgrade(licence, order) ?? (isPaused ? PAUSED : null),
      renewal: problemOfRenewal(licence, order) ?? (isPaused ? PAUSED : null),
    },
  }
}

/** On the terms of today; where the shop sells to them no more, on those the licence was sold on. */
async function audienceToday(payload: Payload, audience: Audience | null) {
  if (!audience) return null
  return audiencesOf(await readShop(payload)).find(({ key }) => key === audience.key) ?? audience
}

/** After the number of a licence. */
export const PAUSED = 'cannot change while the bank looks at its payment.'

/** After its number: "has ended, so it cannot change."; null: it can. */
export function problemOfUpgrade(licence: Licence, order: Order | null): string | null {
  const problem = problemOfAny(licence, order)
  if (problem) return problem
  if (isRented({ uses: usesOfLicence(licence) }))
    return 'is rented. Rent what you need beside it, and end this rental.'
  return hasRunOut(licence) ? 'has run out. Renew it first.' : null
}

export function problemOfRenewal(licence: Licence, order: Order | null): string | null {
  if (!licence.endsAt) return 'holds for ever: there is nothing to renew.'
  return problemOfAny(licence, order)
}

function problemOfAny({ state, supersededBy, supersededAt }: Licence, order: Order | null) {
  if (state === 'revoked') return 'has ended, so it cannot change.'
  if (supersededBy) {
    const since = supersededAt ? ` on ${longDate(supersededAt, zoneOfOrder(order))}` : ''
    return `became ${supersededBy}${since}. Change that one.`
  }
  if (order?.state === 'disputed') return PAUSED
  return order?.paidAt ? null : 'is not paid yet.'
}

/** Its term is over, whether the scheduler has said so or not. */
function hasRunOut({ state, endsAt }: Pick<Licence, 'state' | 'endsAt'>): boolean {
  return state === 'expired' || (Boolean(endsAt) && new Date(endsAt ?? '') <= new Date())
}

/** All that was paid net for what a licence holds, and has stayed: worked out of the orders, so that it can be repeated. */
export async function readPaid(
  payload: Payload,
  licence: Licence,
): Promise<{ net: number; currency: string }> {
  const order = await findOrder(payload, idOf(licence.order))
  if (!order) return { net: 0, currency: '' }
  const refunds = await findRefundsOfOrder(payload, order.id)
  const before = licence.upgradeOf ? await findLicenceByNumber(payload, licence.upgradeOf) : null
  const paidBefore = before && (await readPaid(payload, before)).net
  const payment = paymentOf(order, { refunds, linekey: licence.linekey ?? '' })
  return { net: paidFor(payment, paidBefore), currency: order.currency }
}

function paymentOf(order: Order, { refunds, linekey }: { refunds: Refund[]; linekey: string }) {
  const values = valueOfLines(soldOrder(order, { received: order.total, credit: 0 }))
  const place = values.findIndex(({ id }) => `${order.id}:${id}` === linekey)
  const value = values[place]
  if (!value) return { net: 0, refunded: 0, credit: 0 }
  const nets = values.map(({ net }) => net)
  const refunded = refunds.filter(isGivenBack).reduce((sum, refund) => {
    const lines = refund.lines as { id: string; net: number }[] | null
    if (lines) return sum + (lines.find(({ id }) => id === value.id)?.net ?? 0)
    return sum + (allocate(refund.net, nets)[place] ?? 0)
  }, 0)
  const line = order.lines[place]
  return { net: value.net, refunded, credit: line?.replaces?.credit ?? 0 }
}

type Paid = Pick<Licence, 'order' | 'upgradeOf'>

/** Whether a bank looks at a payment that a licence was paid with: its own, or one of a licence it was upgraded from. */
async function isDisputed(payload: Payload, licence: Paid): Promise<boolean> {
  const order = await findOrder(payload, idOf(licence.order))
  return order?.state === 'disputed' || isDisputedBefore(payload, licence)
}

/** The same of the licences it was upgraded from alone. */
export async function isDisputedBefore(payload: Payload, { upgradeOf }: Pick<Paid, 'upgradeOf'>) {
  const before = upgradeOf ? await findLicenceByNumber(payload, upgradeOf) : null
  return before !== null && isDisputed(payload, before)
}

export function audienceAnswer(audience: Audience | null | undefined): AudienceAnswer | null {
  if (!audience) return null
  const { key, label, percentOff, words } = audience
  return { key, label, percent_off: percentOff, words }
}

/** A line that changes a licence says what that one holds: whoever changes the line chooses beside it. */
export function withHeld(line: PricedLine, held: Map<string, Held>): PricedLine {
  const one = held.get(line.upgrade_of ?? line.renews ?? '')
  if (!one) return line
  const licences = one.uses.map(({ type, tier }) => ({ type, tier }))
  const { styles, paid, endsAt } = one
  const audience = audienceAnswer(one.audience)
  return { ...line, held: { styles, licences, paid: paid.net, ends_at: endsAt, audience } }
}
