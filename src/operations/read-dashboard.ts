import type { CollectionSlug, Payload, Where } from 'payload'
import { findOldRates } from '@/domain/money/exchange-rate'
import { addDays } from '@/domain/reports/period'
import { addMovement, startReport, tablesOf } from '@/domain/reports/sales-report'
import type { FirstStep, FirstStepState, Need, NeedKind } from '@/domain/staff/first-steps'
import { groupThousands } from '@/domain/words'
import { dayIn } from '@/domain/tax/day-in-country'
import { env } from '@/env'
import type { Shop } from '@/payload-types'
import { readLettersTaken } from './limits/count-letters'
import { isDemo } from './orders/payment/configured-payments'
import {
  type Counted,
  countOrdersToDecide,
  countOverdueTransfers,
  countRows,
} from './records/order-lists'
import { findNameOfDraft, findScheduled } from './records/drafts'
import { findRises } from './records/prices/price-rises'
import { dayOfDate, startOf } from './records/prices/sales-in-force'
import { readShop } from './records/shop'
import { findSince } from './records/users'
import { readMovements } from './reports/read-movements'
import { readSoldAbroad, THRESHOLD_IN_EURO } from './reports/vat-returns'
import { readExchangeRates } from './tax/exchange-rates'
import { findMissingLegalPages } from './site/missing-legal-pages'
import { listUploads } from './uploads/read-upload'
import { all, countAll, hasRow } from './records/rows'

/** A trial of long ago needs nobody any more. */
const MONTH_MS = 30 * 24 * 3_600_000

/** What waits for staff: counts by indexed fields, all at once; what nothing waits for is left out. */
export async function readNeeds(payload: Payload, now = new Date()): Promise<Need[]> {
  const monthAgo = new Date(now.getTime() - MONTH_MS).toISOString()
  const count = (kind: NeedKind, collection: CollectionSlug, ...and: Where[]) =>
    countRows(payload, collection, { and }).then((counted) => needOf(kind, counted))

  const needs = await Promise.all([
    holding(payload, 'disk_full', ''),
    holding(payload, 'webhook_silent', '/collections/payment-events'),
    countOrdersToDecide(payload).then((found) => needOf('orders_in_review', inOrders(found))),
    count('disputes', 'orders', { state: { equals: 'disputed' } }),
    count('mails_failed', 'mails', { state: { equals: 'failed' } }),
    countOverdueTransfers(payload, now).then((found) =>
      needOf('transfers_overdue', inOrders(found)),
    ),
    count('proofs', 'orders', { proofState: { equals: 'waiting' } }),
    count('enquiries', 'enquiries', { state: { equals: 'open' } }),
    count(
      'trials',
      'trial-orders',
      { createdAt: { greater_than: monthAgo } },
      { followedUp: { not_equals: true } },
    ),
    nothingForSale(payload),
    unfinishedUploads(payload),
    count('vat_checks', 'vat-checks', { state: { equals: 'due' } }),
    missingPages(payload),
    oldRates(payload, now),
    consumersAbroad(payload, now),
    lettersTaken(payload),
  ])
  return needs.filter((need) => need !== null).filter(({ count: many }) => many > 0)
}

function needOf(kind: NeedKind, { collection, where, count }: Counted): Need {
  return { kind, count, path: `/collections/${collection}?${listFilterOf(where)}` }
}

function inOrders(found: { where: Where; count: number }): Counted {
  return { collection: 'orders', ...found }
}

/** As the scheduler found it when it looked last. */
async function holding(payload: Payload, kind: 'disk_full' | 'webhook_silent', path: string) {
  return (await findSince(payload, `staff_${kind}`)) === null ? null : { kind, count: 1, path }
}

/** Published typefaces of a shop in which no licence can be bought; null: one can. */
export async function nothingForSale(payload: Payload): Promise<Need | null> {
  if (await hasRow(payload, 'licence-types', IS_FOR_SALE)) return null
  const count = await countAll(payload, 'typefaces', { _status: 'published' })
  return { kind: 'nothing_for_sale', count, path: '/collections/licence-types' }
}

/** A row that was written before licences could be taken off sale says nothing of it. */
const IS_FOR_SALE: Where = all({ kind: 'retail', isForSale: { not_equals: false } })

async function unfinishedUploads(payload: Payload): Promise<Need> {
  const uploads = (await listUploads(payload)).uploads.filter(
    ({ names, state }) => names.length > 0 && state !== 'running',
  )
  return { kind: 'uploads_unfinished', count: uploads.length, path: '/upload' }
}

/** A demo on one's own machine owes nobody an imprint. */
async function missingPages(payload: Payload): Promise<Need | null> {
  if (!env.production) return null
  const missing = await findMissingLegalPages(payload)
  return {
    kind: 'legal_pages',
    count: missing.length,
    path: '/collections/pages',
    names: missing.map(({ title }) => title),
  }
}

async function oldRates(payload: Payload, now: Date): Promise<Need | null> {
  if (!env.production) return null
  const shop = await readShop(payload)
  if (shop.smallBusiness) return null
  const old = findOldRates({
    country: shop.country,
    currencies: [shop.currency, ...(shop.priceLists ?? []).map(({ currency }) => currency)],
    rates: await readExchangeRates(payload),
    day: dayIn(shop.country, now),
  })
  const names = old.map(({ currency, into }) => `${currency}/${into}`)
  return { kind: 'old_rates', count: old.length, path: '/globals/shop', names }
}

/** While consumers abroad pay the seller's VAT: whether what they bought nears the sum up to which they may. */
async function consumersAbroad(payload: Payload, now: Date): Promise<Need | null> {
  const { country, taxedWhere, smallBusiness } = await readShop(payload)
  if (taxedWhere !== 'seller' || smallBusiness) return null
  const sold = await readSoldAbroad(payload, dayIn(country, now))
  if (sold === null || sold < THRESHOLD_IN_EURO * 0.8) return null
  return { kind: 'consumers_abroad', count: Math.floor(sold / 100), path: '/reports/vat' }
}

/** Of guarded previews, by whom: a shortened address. */
async function lettersTaken(payload: Payload): Promise<Need> {
  const taken = await readLettersTaken(payload)
  const names = taken.map(
    ({ neighbourhood, letters, refused }) =>
      `${neighbourhood}: ${groupThousands(letters)} (429: ${groupThousands(refused)})`,
  )
  return { kind: 'letters_taken', count: taken.length, path: '', names: names.slice(0, MOST_NAMED) }
}

const MOST_NAMED = 10

/** What will be published, taken back or dearer by itself, as it is called in its draft; what is gone meanwhile is left out. */
export async function readComing(payload: Payload) {
  const [scheduled, rises, { country }] = await Promise.all([
    findScheduled(payload),
    findRises(payload, ['draft', 'scheduled']),
    readShop(payload),
  ])
  const named = await Promise.all(
    scheduled.map(async (one) => ({ ...one, name: await findNameOfDraft(payload, one) })),
  )
  return [
    ...named.flatMap(({ name, ...one }) => (name === null ? [] : [{ ...one, name }])),
    ...rises.map(({ id, name, day, state }) => ({
      ...{ collection: 'price-rises' as const, id, name, at: startOf(dayOfDate(day), country) },
      deed: state === 'draft' ? ('raise_draft' as const) : ('raise' as const),
    })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** What stands between a foundry and its first sale, read from the database and the settings; nobody ticks anything off. */
export async function readFirstSteps(payload: Payload): Promise<FirstStepState[]> {
  const [shop, hasTypeface, hasPrice, hasLicence, missing, isPublished] = await Promise.all([
    readShop(payload),
    hasRow(payload, 'typefaces'),
    hasPrices(payload),
    hasRow(payload, 'licence-types'),
    findMissingLegalPages(payload),
    hasRow(payload, 'typefaces', { _status: 'published' }),
  ])
  const done: Record<FirstStep, boolean> = {
    seller: isSellerKnown(shop),
    vat: Boolean(shop.smallBusiness || shop.vatId || shop.taxNumber),
    stripe: !isDemo(),
    mail: env.smtpUrl !== null,
    typeface: hasTypeface,
    prices: hasPrice,
    licences: hasLicence,
    legal: missing.length === 0,
    published: isPublished,
  }
  return (Object.keys(PATHS) as FirstStep[]).map((step) => ({
    ...{ step, isDone: done[step], path: PATHS[step] },
  }))
}

/** Keys and the mail server are settings of the machine: their words say which, no page of the admin does. */
const PATHS: Record<FirstStep, string> = {
  seller: '/globals/shop',
  vat: '/globals/shop',
  stripe: '',
  mail: '',
  typeface: '/upload',
  prices: '/collections/typefaces',
  licences: '/collections/licence-types',
  legal: '/collections/pages',
  published: '/collections/typefaces',
}

/** As an invoice must name it. */
function isSellerKnown({ seller, address, email }: Shop): boolean {
  return Boolean(seller && address?.street && address.city && email)
}

async function hasPrices(payload: Payload): Promise<boolean> {
  const priced = { price: { greater_than: 0 } }
  return (await hasRow(payload, 'styles', priced)) || hasRow(payload, 'typefaces', priced)
}

/** Of today and of thirty days with it, in one pass. Only these days' orders are read, a page at a time; sums alone are kept. */
export async function readFigures(payload: Payload, now = new Date()) {
  const { country } = await readShop(payload)
  const day = dayIn(country, now)
  const period = { from: addDays(day, -29), to: day }
  const [today, days] = [startReport('typeface'), startReport('typeface')]

  for await (const movement of readMovements(payload, period)) {
    addMovement(days, movement)
    if (movement.day === day) addMovement(today, movement)
  }
  return { today: tablesOf(today), days: tablesOf(days), period }
}

/** As a list of the admin writes a filter into its address. */
export function listFilterOf({ and = [] }: Where): string {
  const query = and.flatMap((rule, index) =>
    Object.entries(rule).flatMap(([field, test]) =>
      Object.entries(test).map(([how, value]) => [
        `where[or][0][and][${index}][${field}][${how}]`,
        String(value),
      ]),
    ),
  )
  return new URLSearchParams(query).toString()
}
