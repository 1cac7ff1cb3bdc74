import { ORDER_DOWNLOAD_MINUTES, signDownload } from '@/delivery/download-token'
import type { OrderAnswer } from '@/domain/order/order-answer'
import { env } from '@/env'
import type { Grant, Invoice, Licence, Order, Refund } from '@/payload-types'
import type { NewerRelease } from '../downloads/find-newer-releases'
import { idOf } from '../id-of'
import { licenceResponse } from './licences/licence-response'
import type { OrderLine } from './order-records'
import { refundResponse } from './refunds/refund-response'

export type HeldLicence = { licence: Licence; grant: Grant }

/** One licence a line, in the order of the lines. */
export function inLineOrder(order: Order, licences: Licence[]): Licence[] {
  return (order.lines as unknown as OrderLine[]).flatMap((line) =>
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
        newer: newer.get(one.licence.id) ?? null,
        urlOf: (what) => urlOf(one.grant, what),
      }),
    ),
    refunds: refunds.flatMap((row) => refundResponse(order, row)),
    documents: [
      ...held.filter(keepsPaper).map(({ licence, grant }) => ({
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
