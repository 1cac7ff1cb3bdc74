import type { Payload } from 'payload'
import type { Licensee } from '@/domain/cart/cart-request'
import type { BillStep } from '@/domain/cart/priced-cart'
import type { Order } from '@/payload-types'
import { hashesOfKey, opensRow } from '../secret-key'
import type { LicensedStyle, LicensedUse } from './licences/licence-terms'

/** One line of a quote, frozen with everything its licence will state. */
export type OrderLine = {
  id: string
  typeface: { id: string; name: string; slug: string }
  bill: BillStep[]
  /** Before what comes off the whole order; `net` after it, and `tax` on that: their sum is what the line was paid with. */
  amount: number
  net: number
  tax: number
  styles: LicensedStyle[]
  uses: LicensedUse[]
  /** The term of its licence; absent: for ever. */
  months?: number
  /** The licence that becomes this one. */
  replaces?: ReplacedLicence
}

export type ReplacedLicence = {
  kind: 'upgrade' | 'renewal'
  number: string
  /** What was paid for it, as far as it counted. */
  credit: number
  /** Whoever pays, the licence stays with the one who holds it. */
  licensee: Licensee
  licenseeName: string
  endsAt: string | null
}

/** Those that make a licence: all but what staff added in their own words. */
export function licensedLines(lines: OrderLine[]): OrderLine[] {
  return lines.filter(({ styles }) => styles.length > 0)
}

const READ = { depth: 0, limit: 1, overrideAccess: true, showHiddenFields: true } as const

export async function findOrder(payload: Payload, id: string): Promise<Order | null> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { id: { equals: id } },
    ...READ,
  })
  return docs[0] ?? null
}

export async function findOrderByKey(payload: Payload, key: string): Promise<Order | null> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { keyhash: { in: hashesOfKey('order', key) } },
    ...READ,
  })
  const [order] = docs
  return order && opensRow('order', key, order.nonce ?? '') ? order : null
}

export async function findOrderByIntent(payload: Payload, intent: string): Promise<Order | null> {
  return findOrderWith(payload, 'intent', intent)
}

/** The last order that Stripe was paid for in this time. */
export async function findLastPaidOrder(
  payload: Payload,
  { from, until }: { from: Date; until: Date },
): Promise<Order | null> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: {
      and: [
        { provider: { equals: 'stripe' } },
        { paidAt: { greater_than: from.toISOString() } },
        { paidAt: { less_than_equal: until.toISOString() } },
      ],
    },
    ...READ,
    sort: '-paidAt',
  })
  return docs[0] ?? null
}

export async function findOrderWith(
  payload: Payload,
  field: 'intent' | 'checkoutkey' | 'number',
  value: string,
): Promise<Order | null> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { [field]: { equals: value } },
    ...READ,
  })
  return docs[0] ?? null
}
