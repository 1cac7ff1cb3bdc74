import type { Payload, Where } from 'payload'
import type { OrderLine } from '@/domain/order/order-line'
import type { Mail, Order } from '@/payload-types'
import type { BuyerOfOrder } from '@/domain/order/refund/correction'
import { compareAndSet } from './any-collection'
import { includes, within } from './customers'
import ABOUT_ORDERS from './mails-about-orders.json' with { type: 'json' }
import { hashesOfKey, opensRow } from '../secret-key'
import { all, asRead, findAll, findOne } from './rows'
import { closeCheck } from './vat-checks'

/** Those that make a licence: all but what staff added in their own words. */
export function licensedLines(lines: OrderLine[]): OrderLine[] {
  return lines.filter(({ styles }) => styles.length > 0)
}

export async function findOrder(payload: Payload, id: string): Promise<Order | null> {
  return findOne(payload, 'orders', { where: { id: { equals: id } }, showHiddenFields: true })
}

export async function findOrderByKey(payload: Payload, key: string): Promise<Order | null> {
  const where = { keyhash: { in: hashesOfKey('order', key) } }
  const order = await findOne(payload, 'orders', { where, showHiddenFields: true })
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
  return findOne(payload, 'orders', {
    where: all(
      { provider: 'stripe', paidAt: { greater_than: from.toISOString() } },
      { paidAt: { less_than_equal: until.toISOString() } },
    ),
    showHiddenFields: true,
    sort: '-paidAt',
  })
}

export async function findOrderWith(
  payload: Payload,
  field: 'intent' | 'checkoutkey' | 'number',
  value: string,
): Promise<Order | null> {
  const where = { [field]: { equals: value } }
  return findOne(payload, 'orders', { where, showHiddenFields: true })
}

/** Orders placed with one of the addresses, the newest first. */
export async function findOrdersOfBuyer(payload: Payload, emails: string[]): Promise<Order[]> {
  const where = within('email', emails)
  const rows = await findAll(payload, 'orders', {
    where,
    showHiddenFields: true,
    sort: '-placedAt',
  })
  return rows.filter(({ email }) => includes(emails, email))
}

export async function findOrdersById(payload: Payload, ids: string[]): Promise<Order[]> {
  const where = { id: { in: ids } }
  return findAll(payload, 'orders', { where, showHiddenFields: true })
}

export async function findOrdersOfHolders(payload: Payload, ids: string[]) {
  const where = { id: { in: ids } }
  return findAll(payload, 'orders', { where, select: { email: true, name: true, state: true } })
}

/** Those of other addresses may be among them: how databases compare letters differs. */
export async function findOrdersOfAddress(payload: Payload, address: string) {
  const where = within('email', [address])
  return findAll(payload, 'orders', { where, select: { email: true, name: true, state: true } })
}

/** The order that waits for its payment. */
export function findUnpaidOrderOfQuote(payload: Payload, number: string): Promise<Order | null> {
  return findOneOfQuote(payload, all({ quote: number, state: 'awaiting_payment' }))
}

/** The last one that was placed by it. */
export function findOrderOfQuote(payload: Payload, number: string): Promise<Order | null> {
  return findOneOfQuote(payload, { quote: { equals: number } })
}

async function findOneOfQuote(payload: Payload, where: Where): Promise<Order | null> {
  return findOne(payload, 'orders', { where, sort: '-placedAt', showHiddenFields: true })
}

export function buyerOf(order: Order): BuyerOfOrder {
  const { name, company, address, vatid, vatCheck, purchaseOrder } = order
  return {
    ...{ name: name ?? null, company: company ?? null, purchaseOrder: purchaseOrder ?? null },
    ...{ address: address ?? null, vatId: vatid ?? null, vatCheck: vatCheck ?? null },
  }
}

/** As the invoice that stands names them. What its number was let pass for no longer counts. */
export async function writeBuyer(
  payload: Payload,
  { id, vatid }: Order,
  { name, company, address, vatId, vatCheck, purchaseOrder }: BuyerOfOrder,
): Promise<void> {
  const change = { name, company, address, vatid: vatId, vatCheck, purchaseOrder }
  await compareAndSet(payload, 'orders', { id: { equals: id } }, change)
  if (vatid !== vatId) await closeCheck(payload, id, { state: 'given_up', check: null })
}

type KeptProof = Pick<Order, 'proof' | 'proofState' | 'proofDueAt'>

/** false: its state has changed since it was read. */
export function setProof(payload: Payload, { id, proofState }: Order, kept: KeptProof) {
  return compareAndSet(payload, 'orders', { id, proofState: asRead(proofState) }, kept)
}

/** Those of whose proof something has to be done by itself. */
export function findDueProofs(payload: Payload, now: Date): Promise<Order[]> {
  const where = { proofDueAt: { less_than_equal: now.toISOString() } }
  return findAll(payload, 'orders', { where, showHiddenFields: true, limit: 100 })
}

/** To its buyer: `about` is the order's id. */
export function isAboutOrder(kind: Mail['kind']): boolean {
  return ABOUT_ORDERS.includes(kind)
}

/** Staff who open the order see that its buyer was not reached, and why. null: a later mail arrived. */
export async function noteMailFailure(
  payload: Payload,
  { kind, about }: Mail,
  mailFailure: string | null,
): Promise<void> {
  if (!isAboutOrder(kind) || !about) return
  const still = { id: about, mailFailure: { exists: mailFailure === null } }
  await compareAndSet(payload, 'orders', still, { mailFailure })
}
