import type { CollectionSlug, Payload, Where } from 'payload'
import { findOldRates } from '@/domain/money/exchange-rate'
import type { Need, NeedKind } from '@/domain/staff/first-steps'
import { dayIn } from '@/domain/tax/day-in-country'
import { env } from '@/env'
import { countOrdersToDecide, countOverdueTransfers } from '../orders/waiting-order-records'
import { exchangeRatesOf, readShop } from '../shop-records'
import { findMissingLegalPages } from '../site/legal/find-missing-legal-pages'
import { findSince } from '../staff/notices/notice-records'
import { listUploads } from '../uploads/read-upload'
import { listFilterOf } from './list-filter'
import { countRows, type Counted } from './desk-count-records'

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
    count('enquiries', 'enquiries', { state: { equals: 'open' } }),
    count(
      'trials',
      'trial-orders',
      { createdAt: { greater_than: monthAgo } },
      { followedUp: { not_equals: true } },
    ),
    unfinishedUploads(payload),
    count('vat_checks', 'vat-checks', { state: { equals: 'due' } }),
    missingPages(payload),
    oldRates(payload, now),
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
async function holding(
  payload: Payload,
  kind: 'disk_full' | 'webhook_silent',
  path: string,
): Promise<Need | null> {
  return (await findSince(payload, `staff_${kind}`)) === null ? null : { kind, count: 1, path }
}

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
    rates: exchangeRatesOf(shop),
    day: dayIn(shop.country, now),
  })
  const names = old.map(({ currency, into }) => `${currency}/${into}`)
  return { kind: 'old_rates', count: old.length, path: '/globals/shop', names }
}
