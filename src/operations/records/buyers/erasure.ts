import type { CollectionSlug, Payload, Where } from 'payload'
import { countryName } from '@/domain/customer/country'
import { withoutPerson } from '@/domain/customer/erasure'
import { ownValue } from '@/domain/own-value'
import type { Licence, Order, Quote, Refund, TrialOrder } from '@/payload-types'
import { idOf, idsOf } from '../../id-of'
import { compareAndSet, KEEPS_UPDATED_AT } from '../any-collection'
import { contactOf, findCustomersWith, findLicencesOfContact, includes, within } from '../customers'
import { findDocumentsOfOrders } from '../invoices'
import { findLicencesOfOrders } from '../licences'
import { findRefundsOfOrders } from '../refunds'
import { all, findAll, removeWhere, updateById } from '../rows'
import BLANK from './erased-rows.json' with { type: 'json' }

export type Person = Awaited<ReturnType<typeof findPerson>>

/** All that the shop holds of an address. `named`: licences of others that name it as the one to write to. */
export async function findPerson(payload: Payload, email: string) {
  const orders = await findOf<Order>(payload, 'orders', email)
  const ids = idsOf(orders)
  return {
    ...{ email, orders },
    licences: await findLicencesOfOrders(payload, ids),
    named: await findLicencesOfContact(payload, [email]),
    documents: await findDocumentsOfOrders(payload, ids),
    refunds: await findRefundsOfOrders(payload, ids),
    quotes: await findOf<Quote>(payload, 'quotes', email),
    trials: await findOf<TrialOrder>(payload, 'trial-orders', email),
    enquiries: await findOf(payload, 'enquiries', email),
    choices: await findOf(payload, 'mail-choices', email),
  }
}

/** How databases compare letters differs. */
async function findOf<Row extends { id: string }>(
  payload: Payload,
  collection: CollectionSlug,
  email: string,
  field = 'email',
): Promise<Row[]> {
  const asked = { where: within(field, [email]), showHiddenFields: true }
  const rows = (await findAll(payload, collection, asked)) as unknown as Row[]
  return rows.filter((row) =>
    includes([email], String(ownValue(row as Record<string, unknown>, field))),
  )
}

/** Unique, and the hash of no key. */
const closed = (id: string) => ({ keyhash: `erased:${id}`, ...KEEPS_UPDATED_AT })

/** The order is found by its papers alone from now on, and goes with them. false: its state has changed since it was read. */
export function closeOrder(payload: Payload, { id, state }: Order, eraseAt: Date) {
  const data = { ...closed(id), ...BLANK.closedOrder, eraseAt: eraseAt.toISOString() }
  return compareAndSet(payload, 'orders', all({ id, state }), data)
}

/** All that goes at once, beside the orders themselves. Repeated, nothing is left to take. */
export async function removeAtOnce(payload: Payload, person: Person): Promise<void> {
  const { email, orders, licences, named, trials, enquiries, quotes, choices } = person
  const sold = { orders, licences: [...licences, ...named] }
  const sources = named.map(({ order }) => idOf(order))
  const others = await findAll(payload, 'orders', { where: inRows('id', sources) })
  await scrub(payload, { ...sold, orders: [...orders, ...others] }, { words: [email] })
  const own = licences.filter((licence) => !isOfAnother(licence, email))
  // Nobody else is left to hold what a buyer who went before had bought for them.
  const left = named.filter(({ order }) => !others.find(({ id }) => id === idOf(order))?.email)
  for (const { id } of [...own, ...left]) await set(payload, 'licences', id, { shows: 'nothing' })
  const erased = idsOf(others.filter(({ erasedAt }) => erasedAt))
  for (const { id, order } of left)
    if (erased.includes(idOf(order))) await set(payload, 'licences', id, BLANK.goneLicence)
  await leaveGrants(payload, idsOf(licences), idsOf([...own, ...left]))
  const uses = await findAll(payload, 'coupon-uses', { where: inRows('order', idsOf(orders)) })
  for (const { id } of uses) await set(payload, 'coupon-uses', id, { customerhash: null })

  const ordered = orders.flatMap(({ quote }) => quote ?? [])
  for (const quote of quotes) {
    const isOrdered = ordered.includes(quote.number)
    if (isOrdered)
      await set(payload, 'quotes', quote.id, { ...closed(quote.id), ...BLANK.closedQuote })
    else await blankQuote(payload, quote)
  }
  const carts = [...orders, ...trials, ...quotes].flatMap(({ cart }) => cart ?? [])
  for (const { id, licensee, inputs } of await findFor<Quote>(payload, 'quotes', email))
    await set(payload, 'quotes', id, withoutPerson({ licensee, inputs }, { words: [email] }))
  const gone = idsOf([...trials, ...enquiries])
  const prepared = idsOf(await findFor(payload, 'carts', email))
  await removeWhere(payload, 'carts', inRows('id', [...carts, ...prepared]))
  await removeWhere(payload, 'grants', inRows('trialOrder', gone))
  await removeWhere(payload, 'trial-orders', inRows('id', gone))
  await removeWhere(payload, 'enquiries', inRows('id', gone))
  await removeWhere(payload, 'mails', inRows('about', gone))
  await removeWhere(payload, 'mail-choices', inRows('id', idsOf(choices)))
  const mails = await findOf<{ id: string; kind: string }>(payload, 'mails', email, 'to')
  const ended = mails.filter(({ kind }) => kind !== 'erased')
  await removeWhere(payload, 'mails', inRows('id', idsOf(ended)))
  await blankAudit(payload, email, [...gone, ...(await leaveCustomers(payload, email))])
}

/** Last of all: until then the link of the mail may be opened once more. */
export async function removeVisits(payload: Payload, email: string): Promise<void> {
  const visits = await findOf(payload, 'sign-ins', email)
  await removeWhere(payload, 'sign-ins', inRows('id', idsOf(visits)))
}

/** Bought for a client: the name, the fonts and the papers are the client's, whoever paid. */
function isOfAnother({ licensee, contact }: Licence, email: string): boolean {
  if (licensee.kind !== 'client') return false
  return !includes([email], contactOf(contact) ?? licensee.email)
}

async function leaveGrants(payload: Payload, licences: string[], ended: string[]): Promise<void> {
  const where = inRows('licence', [...licences, ...ended])
  const now = new Date().toISOString()
  for (const { id, licence, revokedAt } of await findAll(payload, 'grants', { where })) {
    const isOver = licence && ended.includes(idOf(licence))
    const end = isOver ? { revokedAt: revokedAt ?? now } : {}
    await set(payload, 'grants', id, { email: null, ...end })
  }
}

/** What somebody else prepares for this address. */
async function findFor<Row extends { id: string; licensee?: unknown }>(
  payload: Payload,
  collection: 'carts' | 'quotes',
  email: string,
): Promise<Row[]> {
  const rows = await findAll(payload, collection, { where: { licensee: { exists: true } } })
  const said = (licensee: unknown) => JSON.stringify(withoutPerson(licensee, { words: [email] }))
  const isFor = ({ licensee }: Row) => said(licensee) !== JSON.stringify(licensee)
  return (rows as unknown as Row[]).filter(isFor)
}

/** Its number stays, so that none is given twice. */
async function blankQuote(payload: Payload, quote: Quote): Promise<void> {
  const { id, name, company, email, lines, inputs, state } = quote
  const words = [name, company, email].flatMap((word) => word ?? [])
  await set(payload, 'quotes', id, {
    ...{ ...closed(id), ...BLANK.goneQuote, requestkey: `erased:${id}` },
    ...withoutPerson({ lines, inputs }, { words, fields: BLANK.goneFields }),
    state: state === 'open' ? 'withdrawn' : state,
  })
}

/** Others stay together; a group of nobody goes. Answers the ids of those that went. */
async function leaveCustomers(payload: Payload, email: string): Promise<string[]> {
  const groups = await findCustomersWith(payload, email)
  const without = (emails: string[]) => emails.filter((one) => !includes([email], one))
  const gone = idsOf(groups.filter(({ emails }) => without(emails).length === 0))
  for (const { id, emails } of groups.filter((group) => !gone.includes(group.id)))
    await updateById(payload, 'customers', id, { emails: without(emails) })
  await removeWhere(payload, 'customers', inRows('id', gone))
  return gone
}

/** Who of the staff did what stays, about whom does not. */
async function blankAudit(payload: Payload, email: string, rows: string[]): Promise<void> {
  const says = ['title', 'details'].map((field): Where => ({ [field]: { contains: email } }))
  const where = { or: [inRows('row', rows), ...says] }
  for (const { id, row, title, details } of await findAll(payload, 'audit', { where })) {
    const words = rows.includes(row ?? '') ? [title ?? '', details ?? ''] : [email]
    await set(payload, 'audit', id, withoutPerson({ title, details }, { words }))
  }
}

/** Orders whose papers nobody has to keep any more. */
export function findOutOfTime(payload: Payload, now: Date): Promise<Order[]> {
  const isOver = { eraseAt: { less_than_equal: now.toISOString() }, erasedAt: { exists: false } }
  return findAll(payload, 'orders', { where: all(isOver), showHiddenFields: true, limit: 100 })
}

/**
 * Takes the person out of an order and its papers: sums, taxes and the country stay, for the books. The order itself comes last:
 * what breaks off before it is done again. Answers the hashes of PDFs that name them.
 */
export async function blankOrder(payload: Payload, order: Order, now: Date): Promise<string[]> {
  const { id, address, quote: number, vatid } = order
  const own = inRows('order', [id])
  // One that somebody can still be written to about is theirs, and stays as it is.
  const licences = (await findLicencesOfOrders(payload, [id])).filter(
    ({ licensee, contact }) => licensee.kind !== 'client' || !contactOf(contact),
  )
  const documents = await findDocumentsOfOrders(payload, [id])
  const refunds = await findRefundsOfOrders(payload, [id])
  const where = inRows('number', number ? [number] : [])
  const quotes = await findAll(payload, 'quotes', { where })
  const country = address?.country ?? ''
  const nowhere = { ...BLANK.goneAddress, country, lines: [countryName(country)] }
  const fields = { ...BLANK.goneFields, buyer: { ...BLANK.goneBuyer, address: nowhere } }
  const gone = { words: wordsOf(order, refunds), fields }

  await scrub(payload, { orders: [order], licences }, gone)
  for (const { id: licence } of licences) await set(payload, 'licences', licence, BLANK.goneLicence)
  await removeWhere(payload, 'licence-versions', inRows('licence', idsOf(licences)))
  await removeWhere(payload, 'vat-checks', { or: [own, inRows('vatid', vatid ? [vatid] : [])] })
  for (const { id: document, contents } of documents) {
    const { seller, ...said } = contents as { seller: unknown; licensee: unknown }
    const left = { ...withoutPerson(said, gone), seller, licensee: null }
    await set(payload, 'invoices', document, { contents: left, sha256: null })
  }
  for (const quote of quotes) await blankQuote(payload, quote)
  await set(payload, 'orders', id, {
    ...{ ...closed(id), ...BLANK.closedOrder, ...BLANK.goneOrder, erasedAt: now.toISOString() },
    address: address ? { ...BLANK.nowhere, country } : null,
  })
  return [...documents, ...quotes].flatMap(({ sha256 }) => sha256 ?? [])
}

/** What names them in a sentence. */
function wordsOf(order: Order, refunds: Refund[]): string[] {
  const corrections = refunds.flatMap(({ correction }) => correction ?? [])
  const buyers = [order, ...corrections, ...corrections.map(({ was }) => was)]
  const client = order.licensee?.kind === 'client' ? order.licensee : null
  return [
    ...buyers.flatMap(({ name, company, address, purchaseOrder }) => [
      name,
      company,
      purchaseOrder,
      address?.street,
    ]),
    ...[client?.name, client?.company, client?.email, order.vatid, order.vatCheck?.vatId],
    ...corrections.map(({ vatId }) => vatId),
  ].flatMap((word) => word ?? [])
}

type Sold = { orders: Order[]; licences: Licence[] }

/** Rewrites the rows of these sales that say one of the words, and no other. */
async function scrub(
  payload: Payload,
  { orders, licences }: Sold,
  gone: Parameters<typeof withoutPerson>[1],
): Promise<void> {
  const intents = orders.flatMap(({ intent }) => intent ?? [])
  const linked = {
    id: idsOf(orders),
    order: idsOf(orders),
    licence: idsOf(licences),
    intent: intents,
  }
  for (const [collection, link, fields] of BLANK.said as unknown as Said[]) {
    const asked = { where: inRows(link, linked[link]), showHiddenFields: true }
    const rows = (await findAll(payload, collection, asked)) as unknown as Record<string, unknown>[]
    const meant = collection === 'licences' ? idsOf(licences) : null
    for (const row of rows.filter((one) => meant?.includes(String(one.id)) ?? true)) {
      const said = Object.fromEntries(fields.map((field) => [field, ownValue(row, field) ?? null]))
      const left = withoutPerson(said, gone)
      if (JSON.stringify(left) !== JSON.stringify(said))
        await set(payload, collection, String(row.id), left)
    }
  }
}

type Said = [CollectionSlug, 'id' | 'order' | 'licence' | 'intent', string[]]

async function set(payload: Payload, collection: CollectionSlug, id: string, data: object) {
  await compareAndSet(payload, collection, all({ id }), { ...data, ...KEEPS_UPDATED_AT })
}

function inRows(field: string, values: string[]): Where {
  return { [field]: { in: values } }
}
