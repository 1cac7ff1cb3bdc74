import type { Payload } from 'payload'
import { ORDER_DOWNLOAD_MINUTES, signDownload } from '@/delivery/download-token'
import { composeBill } from '@/domain/cart/compose-cart-bill'
import type { BillStep, CartTax } from '@/domain/cart/priced-cart'
import type { OrderAnswer, OrderView } from '@/domain/order/order-answer'
import { NotFound } from '@/domain/request-error'
import { describeTax } from '@/domain/tax/describe-tax'
import { nameStyles } from '@/domain/catalogue/styles/name-styles'
import { previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import { env } from '@/env'
import type { Grant, Licence, Order } from '@/payload-types'
import { idOf } from '../id-of'
import { findNewerReleases, type NewerRelease } from '../downloads/find-newer-releases'
import { licenseeName } from './licences/grant-licences'
import { licenceResponse } from './licences/licence-response'
import { findGrantsOfLicences, findLicencesOfOrder } from './licences/licence-records'
import { findOrderByKey, type OrderLine } from './order-records'

/** An order with its licences. The URLs of downloads and documents are signed anew each time. */
export async function readOrder(
  payload: Payload,
  { key, origin }: { key: string; origin: string },
): Promise<OrderView> {
  const order = await findOrderByKey(payload, key)
  if (!order) throw new NotFound('order')
  const licences = await findLicencesOfOrder(payload, order.id)
  const grants = await findGrantsOfLicences(
    payload,
    licences.map(({ id }) => id),
  )
  const open = order.state === 'paid' || order.state === 'partially_refunded'
  const held = open ? inLineOrder(order, licences).flatMap((one) => heldLicence(one, grants)) : []
  const active = held.map(({ licence }) => licence).filter(({ state }) => state === 'active')
  const newer = await findNewerReleases(payload, active)
  const lines = order.lines as unknown as OrderLine[]

  return {
    ...responseOf(order, { held, newer, origin }),
    order_key: key,
    email: order.email ?? '',
    licensee: licenseeName(order),
    placed_at: order.placedAt,
    paid_at: order.paidAt ?? null,
    demo: order.provider === 'demo',
    net: order.net,
    tax: taxOf(order),
    lines: lines.map(shownLine),
    bill: billOf(lines),
  }
}

/** The body of GET /api/order/status: without the buyer's name, email and address. */
export function statusOf(order: OrderView): OrderAnswer {
  const { order_number, state, delivered_at, total, currency, licences, documents } = order
  return { order_number, state, delivered_at, total, currency, licences, documents }
}

type HeldLicence = { licence: Licence; grant: Grant }

/** One licence a line, in the order of the lines. */
function inLineOrder(order: Order, licences: Licence[]): Licence[] {
  return (order.lines as unknown as OrderLine[]).flatMap((line) =>
    licences.filter(({ linekey }) => linekey === `${order.id}:${line.id}`),
  )
}

function heldLicence(licence: Licence, grants: Grant[]): HeldLicence[] {
  const grant = grants.find((one) => one.licence && idOf(one.licence) === licence.id)
  return grant ? [{ licence, grant }] : []
}

type OrderParts = { held: HeldLicence[]; newer: Map<string, NewerRelease>; origin: string }

function responseOf(order: Order, { held, newer, origin }: OrderParts): OrderAnswer {
  const expiresAt = new Date(Date.now() + ORDER_DOWNLOAD_MINUTES * 60_000)
  const urlOf = (grant: Grant, what: string) =>
    `${origin}/api/download/${signDownload({ grant: grant.id, what, expiresAt }, env.secret)}`

  return {
    order_number: order.number,
    state: order.state as OrderAnswer['state'],
    delivered_at: order.deliveredAt ?? null,
    total: order.total,
    currency: order.currency,
    licences: held.map((one) =>
      licenceResponse(one, {
        newer: newer.get(one.licence.id) ?? null,
        urlOf: (what) => urlOf(one.grant, what),
      }),
    ),
    documents: [
      ...held.map(({ licence, grant }) => ({
        kind: 'licence' as const,
        number: licence.number,
        url: urlOf(grant, 'licence'),
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

function taxOf(order: Order): OrderView['tax'] {
  const tax = order.tax as unknown as CartTax | null
  return tax ? { text: describeTax(tax), amount: tax.amount } : null
}

function shownLine(line: OrderLine): OrderView['lines'][number] {
  const first = line.styles[0]
  return {
    typeface: line.typeface.name,
    slug: line.typeface.slug,
    styles: nameStyles(line.styles),
    face: first ? previewFaceName(first.typeface, first.name) : '',
    amount: line.amount,
  }
}

/** The frozen steps, named as the cart named them. */
function billOf(lines: OrderLine[]): BillStep[] {
  return composeBill(
    lines.map(({ typeface, styles, bill }) => ({
      typeface,
      styles: styles.map((style) => ({ typeface: { name: style.typeface } })),
      bill,
    })),
  )
}
