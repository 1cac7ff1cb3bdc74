import type { Payload } from 'payload'
import type { SoldOrder } from '@/domain/order/refund/plan-refund'
import type { Licence, Order, Refund } from '@/payload-types'
import { findLicencesOfOrder } from '../../records/licences'
import { linesOf } from '../../records/refunds'

type Frozen = Pick<Order, 'currency' | 'net' | 'tax' | 'lines'>

/** `received`: what came, in whatever currency: staff may have accepted it as it was. `credit`: of a gift, as it can be given back. */
export type Paid = { received: number; credit: number; correctedTax?: number }

export function soldOrder(order: Frozen, paid: Paid): SoldOrder {
  const { currency, net, tax, lines } = order
  return {
    ...{ currency, net, ...paid },
    tax: tax?.amount ?? 0,
    lines: lines.map(({ id, amount, ...line }) => ({ ...{ id, amount }, ...partsOf(line) })),
  }
}

/** A line's part of the order's net and tax, where it was written down. */
function partsOf(line: object): { net?: number; tax?: number } {
  const { net, tax } = line as { net?: unknown; tax?: unknown }
  return typeof net === 'number' && typeof tax === 'number' ? { net, tax } : {}
}

/** The licences that end with a refund; none where they are kept. */
export async function licencesOfRefund(
  payload: Payload,
  { id }: Order,
  refund: Refund,
): Promise<Licence[]> {
  if (refund.licences !== 'revoked') return []
  const keys = linesOf(refund)?.map((line) => `${id}:${line}`)
  const licences = await findLicencesOfOrder(payload, id)
  return licences.filter(({ linekey }) => keys?.includes(linekey ?? '') ?? true)
}

/** Those of them that are valid again, now that it failed. */
export async function licencesBack(
  payload: Payload,
  order: Order,
  refund: Refund,
): Promise<Licence[]> {
  const licences = await licencesOfRefund(payload, order, refund)
  return licences.filter(({ state }) => state === 'active')
}
