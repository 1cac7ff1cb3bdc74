import { ORDER_DOWNLOAD_MINUTES, signDownload } from '@/delivery/download-token'
import { composeBill } from '@/domain/cart/compose-cart-bill'
import type { BillStep } from '@/domain/cart/priced-cart'
import { limitsOfLicence } from '@/domain/licensing/licence-limits'
import { stateOfLicence } from '@/domain/licensing/licence-state'
import { useInFull } from '@/domain/licensing/licence-type'
import type { NewerReleaseAnswer, OrderAnswer, RefundAnswer } from '@/domain/order/order-answer'
import type { OrderLine } from '@/domain/order/order-line'
import { isDispute, isGivenBack } from '@/domain/order/refund/refund-ledger'
import { describeTax, taxNote } from '@/domain/tax/describe-tax'
import { env } from '@/env'
import type { Grant, Invoice, Licence, Order, Refund } from '@/payload-types'
import { type NewerRelease, sentenceOfNewer } from '../downloads/find-newer-releases'
import { idOf } from '../id-of'
import { couponOfOrder } from './coupons/reserve-coupon'
import {
  limitedLicence,
  releasesOf,
  stylesOfLicence,
  usesOfLicence,
} from './licences/licence-contents'

type HeldLicence = { licence: Licence; grant: Grant }

/** One licence a line, in the order of the lines. */
export function inLineOrder(order: Order, licences: Licence[]): Licence[] {
  return order.lines.flatMap((line) =>
    licences.filter(({ linekey }) => linekey === `${order.id}:${line.id}`),
  )
}

export function heldLicence(licence: Licence, grants: Grant[]): HeldLicence[] {
  const grant = grants.find((one) => one.licence && idOf(one.licence) === licence.id)
  return grant ? [{ licence, grant }] : []
}

/** A licence that was replaced or has run out keeps its paper, which says what was. */
function keepsPaper({ licence }: HeldLicence): boolean {
  return licence.state !== 'revoked'
}

export type OrderParts = {
  held: HeldLicence[]
  newer: Map<string, NewerRelease>
  invoices: Invoice[]
  refunds: Refund[]
  origin: string
}

export function responseOf(
  order: Order,
  { held, newer, invoices, refunds, origin }: OrderParts,
): OrderAnswer {
  const expiresAt = new Date(Date.now() + ORDER_DOWNLOAD_MINUTES * 60_000)
  const urlOf = (grant: { id: string }, what: string) =>
    `${origin}/api/download/${signDownload({ grant: grant.id, what, expiresAt }, env.secret)}`

  return {
    order_number: order.number,
    state: order.state as OrderAnswer['state'],
    delivered_at: order.deliveredAt ?? null,
    total: order.total,
    currency: order.currency,
    licences: held.map((one) =>
      licenceResponse(one, {
        order,
        newer: newer.get(one.licence.id) ?? null,
        urlOf: (what) => urlOf(one.grant, what),
      }),
    ),
    refunds: refunds.flatMap((row) => refundResponse(order, row)),
    documents: [
      ...held
        .filter(keepsPaper)
        .map(({ licence, grant }) => ({
          kind: 'licence' as const,
          number: licence.number,
          url: urlOf(grant, 'licence'),
        })),
      ...invoices.map((invoice) => ({
        kind: invoice.kind,
        number: invoice.number,
        url: urlOf(invoice, 'invoice'),
      })),
      ...eulasOf(held).map(({ id, title, version }) => ({
        kind: 'eula' as const,
        number: `${title} ${version}`,
        url: `${origin}/eula/${id}`,
      })),
    ],
  }
}

type AcceptedEula = { id: string; title: string; version: string }

/** Each text once, however many licences it covers. */
function eulasOf(held: HeldLicence[]): AcceptedEula[] {
  const eulas = held.flatMap(({ licence }) => licence.eulas as unknown as AcceptedEula[])
  return [...new Map(eulas.map((eula) => [eula.id, eula])).values()]
}

type UrlOf = (what: string) => string

/** A licence on the order's page and in the API: what was bought, and what came out since. */
function licenceResponse(
  { licence, grant }: HeldLicence,
  { order, newer, urlOf }: { order: Order; newer: NewerRelease | null; urlOf: UrlOf },
): OrderAnswer['licences'][number] {
  const styles = stylesOfLicence(licence)
  const uses = usesOfLicence(licence)
  // Its style was exchanged for another: there is nothing to fetch any more.
  const isClosed = licence.state === 'superseded' && Boolean(grant?.revokedAt)
  return {
    number: licence.number,
    uses: uses.map((use) => ({ type: use.type, tier: use.tier, label: useInFull(use) })),
    limits: limitsOfLicence(limitedLicence(licence, order)),
    styles: styles.map(({ typeface, name }) => `${typeface} ${name}`),
    state: stateOfLicence(licence, new Date()),
    superseded_by: licence.supersededBy ?? null,
    until: licence.endsAt ?? null,
    renews: Boolean(licence.chargeAt),
    ended: licence.revokedAt
      ? { at: licence.revokedAt, reason: licence.revokedReason ?? '' }
      : null,
    download_url: isClosed ? '' : urlOf('archive'),
    releases: releasesOf(styles),
    newer: isClosed ? null : newer && newerReleaseResponse(newer, urlOf),
  }
}

function newerReleaseResponse(newer: NewerRelease, urlOf: UrlOf): NewerReleaseAnswer {
  return {
    message: sentenceOfNewer(newer),
    download_url: newer.uses.length > 0 ? urlOf('newer') : null,
    releases: newer.releases.map(({ releasedOn, ...release }) => ({
      ...release,
      released_on: releasedOn,
    })),
  }
}

/** What a buyer learns of a refund: none that was only asked for, or has failed. Of credit, once it can be spent. */
function refundResponse(order: Order, row: Refund): RefundAnswer[] {
  const { state, createdAt: at, card } = row
  const amount = isGivenBack(row) ? row.amount : 0
  const credit = creditBack(order, row)
  if (amount === 0 && !credit) return []
  return [
    {
      ...{ amount, credit },
      state: state === 'pending' ? state : 'succeeded',
      ...{ at, card: card ?? null, is_dispute: isDispute(row) },
    },
  ]
}

export function creditBack(order: Order, { credit, creditAt }: Refund): RefundAnswer['credit'] {
  const coupon = couponOfOrder(order)
  return credit && creditAt && coupon ? { amount: credit, code: coupon.code } : null
}

export function taxOf(order: Order): { text: string; amount: number } | null {
  const tax = order.tax
  return tax ? { text: describeTax(tax), amount: tax.amount } : null
}

export function totalNoteOf({ tax, currency }: Order): string {
  return tax ? taxNote(tax, currency) : currency
}

/** What came off the lines, as steps of the bill. */
export function discountsOf(order: Order): BillStep[] {
  const discounts = order.discounts ?? []
  return discounts.map(({ label, amount }) => ({
    text: label,
    amount: -amount,
    role: 'addend',
    struck: false,
  }))
}

/** The frozen steps, named as the cart named them. */
export function billOf(lines: OrderLine[]): BillStep[] {
  return composeBill(
    lines.map(({ typeface, styles, bill }) => ({
      typeface,
      styles: styles.map((style) => ({ typeface: { name: style.typeface } })),
      bill,
    })),
  )
}
