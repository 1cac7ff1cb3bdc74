import type { Payload, PayloadRequest, Where } from 'payload'
import { longDay } from '@/domain/long-date'
import type { PriceList } from '@/domain/pricing/price-list'
import type { PricedKind } from '@/domain/pricing/sales'
import {
  firstDayBefore,
  isOn,
  listOnDay,
  NO_HISTORY,
  plusDays,
  type PriceHistory,
  type Sale,
} from '@/domain/pricing/sales-of-day'
import type { FeedSale } from '@/domain/site/search/compose-feed'
import { dayIn } from '@/domain/tax/day-in-country'
import type { PriceHistory as HistoryRow, Sale as SaleRow } from '@/payload-types'
import { idOf } from '../../id-of'
import { readKept, readOnce } from '../../read-once'
import { possibleIds } from '../any-collection'
import { findBundles } from '../bundles'
import { findAll, findById, insert, only } from '../rows'
import { readShop, readToday } from '../shop'

const KINDS = ['typefaces', 'styles', 'bundles'] as const

/** "2026-12-01": a date of the admin is an instant of its day. */
export function dayOfDate(date: string): string {
  return date.slice(0, '2026-12-01'.length)
}

/** Price lists with the sales of today, by the clock on the seller's wall. */
export async function withSales<Lists extends readonly PriceList[]>(
  payload: Payload,
  lists: Lists,
): Promise<Lists> {
  const { today, ...known } = await readSales(payload)
  // As many lists as before.
  return lists.map((list) => listOnDay(list, today, known)) as unknown as Lists
}

/** The sale of today that a banner tells of: that which ends first. null: none. */
export async function findBannerSale(payload: Payload) {
  const { rows, today } = await readRows(payload)
  const [first] = rows
    .filter((row) => row.showsBanner !== false && isOn(daysOf(row), today))
    .toSorted((a, b) => a.lastDay.localeCompare(b.lastDay))
  return first ? { name: first.name, line: lineOf(first) } : null
}

/** Those that have begun: for the feed, each with its first moment. */
export async function findBegunSales(payload: Payload): Promise<FeedSale[]> {
  const { rows, today, country } = await readRows(payload)
  return rows
    .filter((row) => daysOf(row).firstDay <= today)
    .map((row) => {
      const publishedOn = startOf(daysOf(row).firstDay, country)
      return { id: row.id, title: row.name, summary: lineOf(row), publishedOn }
    })
}

function lineOf({ line, lastDay }: SaleRow): string {
  return line || `Until ${longDay(dayOfDate(lastDay))}.`
}

/** Differs as soon as a sale begins or ends: no row is written then. */
export async function readSalesOfToday(payload: Payload): Promise<string> {
  const { rows, today } = await readRows(payload)
  return rows.flatMap((row) => (isOn(daysOf(row), today) ? row.id : [])).join()
}

const readRows = (payload: Payload) =>
  readOnce('rows of sales', async () => {
    const rows = await readKept(payload, 'sales that stand', () => {
      const where = { ended: { not_equals: true } }
      return findAll(payload, 'sales', { where, sort: ['firstDay', 'createdAt'] })
    })
    if (rows.length === 0) return { rows, today: '', country: '' }
    const { country } = await readShop(payload)
    return { rows, today: dayIn(country, new Date()), country }
  })

const NO_SALES = { sales: [] as Sale[], history: NO_HISTORY }

const readSales = (payload: Payload) =>
  readOnce('sales', async () => {
    const { rows, today, country } = await readRows(payload)
    const now = rows.map(daysOf).filter((days) => isOn(days, today))
    const [first] = now.map(({ firstDay }) => firstDay).toSorted()
    if (first === undefined) return { ...NO_SALES, today }
    const since = firstDayBefore({ firstDay: first })
    const [former, made] = await Promise.all([
      findAll(payload, 'price-history', { where: { until: atLeast(since) } }),
      findMade(payload, { first, country }),
    ])
    const changed = former.map((row) => {
      return { ...row, item: row.item ?? '', until: dayIn(country, new Date(row.until)) }
    })
    const ended = changed
      .filter(({ kind }) => kind === 'sales')
      .map(({ was, until }) => ({ ...(was as SaleRow), lastDay: until }))
    const published = changed
      .filter(({ kind }) => kind === 'published')
      .map(({ item, until: day }) => ({ ...OF_A_TYPEFACE, typefaces: [item], firstDay: day }))
    const toSale = await readExpansion(payload, [...rows, ...ended, ...published])
    return {
      today,
      sales: rows.flatMap(toSale).filter(({ lastDay }) => lastDay >= since),
      history: {
        ...historyOf(changed),
        sales: ended.flatMap(toSale),
        made: [...made, ...published.flatMap(toSale).flatMap(madeByPublishing)],
      },
    }
  })

/** What was made since the first of the sales began, a day of any time zone more. */
async function findMade(payload: Payload, { first, country }: { first: string; country: string }) {
  const where: Where = { createdAt: atLeast(first) }
  const rows = await Promise.all(
    KINDS.map((kind) => findAll(payload, kind, { where, select: only('createdAt') })),
  )
  return KINDS.flatMap((kind, at) =>
    (rows[at] ?? []).map(({ id, createdAt }) => {
      return { kind, id, day: dayIn(country, new Date(createdAt)) }
    }),
  )
}

/** Whatever belongs to it is found as that of a sale is. */
const OF_A_TYPEFACE = { appliesTo: 'typefaces', kind: 'percent', lastDay: '' } as SaleRow

/** With a typeface that was published all that could not be sold before it was. */
function madeByPublishing({ on, firstDay: day }: Sale): PriceHistory['made'] {
  return KINDS.flatMap((kind) => (on?.[kind] ?? []).map((id) => ({ kind, id, day })))
}

function atLeast(day: string) {
  return { greater_than_equal: `${plusDays(day, -1)}T00:00:00.000Z` }
}

function historyOf(rows: (HistoryRow & { item: string })[]) {
  return {
    prices: KINDS.flatMap((kind) =>
      rows
        .filter((row) => row.kind === kind)
        .map(({ item, was, until }) => ({ kind, id: item, until, ...(was as FormerPrice) })),
    ),
    terms: rows
      .filter(({ kind }) => kind === 'lists')
      .map(({ item, was, until }) => ({ currency: item, until, ...(was as FormerTerms) })),
  }
}

/** A sale on a typeface is one on its children and on all styles, and on the bundles that hold nothing else. */
export async function readExpansion(
  payload: Payload,
  rows: SaleRow[],
): Promise<(row: SaleRow) => Sale | []> {
  const isOfFamilies = rows.some(
    ({ appliesTo, kind }) => appliesTo === 'typefaces' && kind === 'percent',
  )
  const isLimited = rows.some(({ limited }) => limited)
  const [families, styles, bundles, types] = await Promise.all([
    isOfFamilies ? findAll(payload, 'typefaces', { select: only('parent') }) : [],
    isOfFamilies ? findAll(payload, 'styles', { select: only('typeface') }) : [],
    isOfFamilies ? findBundles(payload) : [],
    isLimited ? findAll(payload, 'licence-types', { select: only('key') }) : [],
  ])
  const onOf = ({ appliesTo, kind, ...row }: SaleRow): Sale['on'] => {
    if (appliesTo === 'all') return null
    const chosen = {
      typefaces: appliesTo === 'typefaces' ? (row.typefaces ?? []).map(idOf) : [],
      styles: appliesTo === 'styles' ? (row.styles ?? []).map(idOf) : [],
      bundles: [],
    }
    if (appliesTo === 'styles' || kind === 'price') return chosen
    const isOwn = ({ id, parent }: (typeof families)[number]) =>
      chosen.typefaces.includes(id) || (parent && chosen.typefaces.includes(idOf(parent)))
    const typefaces = families.filter(isOwn).map(({ id }) => id)
    const own = styles.filter(({ typeface }) => typefaces.includes(idOf(typeface)))
    const ids = own.map(({ id }) => id)
    const within = bundles.filter(
      (bundle) =>
        bundle.styles.every((id) => ids.includes(id)) &&
        bundle.typefaces.every((id) => typefaces.includes(id)),
    )
    return { typefaces, styles: ids, bundles: within.map(({ id }) => id) }
  }
  return (row) => {
    const chosen = new Set((row.licenceTypes ?? []).map(idOf))
    const licences = types.filter(({ id }) => chosen.has(id)).map(({ key }) => key)
    // One whose licence types are all gone is not on whatever the licence.
    if (row.limited && licences.length === 0) return []
    return {
      ...{ id: row.id, name: row.name, ...daysOf(row), on: onOf(row) },
      percentOff: row.kind === 'percent' ? (row.percentOff ?? '0') : null,
      prices: ownPricesOf(row.prices),
      licences: row.limited ? licences : [],
    }
  }
}

function daysOf({ firstDay, lastDay }: Pick<SaleRow, 'firstDay' | 'lastDay'>) {
  return { firstDay: dayOfDate(firstDay), lastDay: dayOfDate(lastDay) }
}

export function ownPricesOf(rows: SaleRow['prices']): Record<string, number> {
  return Object.fromEntries((rows ?? []).map(({ currency, price }) => [currency, price]))
}

/** When a day begins in a country: offsets of time zones are whole quarters of an hour. */
export function startOf(day: string, country: string): string {
  const QUARTER = 15 * 60_000
  let at = Date.parse(day) - 15 * 4 * QUARTER
  while (dayIn(country, new Date(at)) < day) at += QUARTER
  return new Date(at).toISOString()
}

type FormerPrice = { price: number | null; own: Record<string, number> }

type FormerTerms = Pick<PriceList, 'factor' | 'rounding'>

type Former =
  | { kind: PricedKind; item: string; was: FormerPrice }
  | { kind: 'lists'; item: string; was: FormerTerms }
  | { kind: 'sales'; item: string; was: SaleRow }
  /** A typeface that nobody could buy until then. */
  | { kind: 'published'; item: string; was: null }

/** What is charged until now; a row that no change follows after all says nothing untrue. */
export async function keepFormer(asker: Payload | PayloadRequest, former: Former): Promise<void> {
  await insert(asker, 'price-history', { ...former, until: new Date().toISOString() })
}

/** What a sale was until now, if it was on. */
export async function keepFormerSale(req: PayloadRequest, sale: SaleRow): Promise<void> {
  if (!sale.ended && isOn(daysOf(sale), await readToday(req.payload)))
    await keepFormer(req, { kind: 'sales', item: sale.id, was: sale })
}

/** Before the price of a row changes. What is not public yet is charged nobody: the day it becomes so is kept instead. */
export async function keepFormerPrice(
  asker: Payload | PayloadRequest,
  { kind, id }: { kind: PricedKind; id: string },
  change: { price?: number | null; prices?: SaleRow['prices']; prerelease?: boolean | null },
): Promise<void> {
  const row = await findById(asker, kind, id)
  if (!row) return
  if ('_status' in row && (row._status !== 'published' || row.prerelease)) {
    const isSoldNow = !(change.prerelease ?? row.prerelease)
    return isSoldNow ? keepFormer(asker, { kind: 'published', item: id, was: null }) : undefined
  }
  const was = { price: row.price ?? null, own: ownPricesOf(row.prices) }
  const isSame =
    (change.price === undefined || (change.price ?? null) === was.price) &&
    (change.prices === undefined ||
      JSON.stringify(ownPricesOf(change.prices)) === JSON.stringify(was.own))
  if (!isSame) await keepFormer(asker, { kind, item: id, was })
}

/** The names and list prices of what a sale is on by a price of its own; null: it is not sold alone. */
export async function findPricesOf(
  payload: Payload,
  { kind, ids }: { kind: 'typefaces' | 'styles'; ids: string[] },
) {
  const where = { id: { in: possibleIds(payload, ids) } }
  const rows = await findAll(payload, kind, { where, select: only('name', 'price') })
  return rows.map(({ id, name, price }) => ({ id, name, price: price ?? null }))
}
