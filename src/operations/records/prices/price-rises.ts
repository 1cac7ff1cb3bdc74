import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { formatMoney } from '@/domain/money/format-money'
import {
  hasSamePrices,
  type PriceRise,
  type RaisedRow,
  shownRise,
} from '@/domain/pricing/price-rise'
import { ownValue } from '@/domain/own-value'
import type { PriceLists } from '@/domain/pricing/price-list'
import type { PricedKind } from '@/domain/pricing/sales'
import type { PriceRise as RiseRow, Sale } from '@/payload-types'
import { groupBy } from '../../group-by'
import { idOf } from '../../id-of'
import { compareAndSet, findTitle, setDerivedInDraft, setDerivedList } from '../any-collection'
import { all, findAll, hasRow, only } from '../rows'
import { insertAudit } from '../users'
import { keepFormerPrice, ownPricesOf, readExpansion } from './sales-in-force'

/** What a rise changed, or changes now: its `plan`, once its day has come. */
export type Kept = { at: string; rows: RaisedRow[] }

type Prices = { price?: number | null; prices?: Sale['prices'] }

/** What it is to do, with the children, styles and bundles of its typefaces as they are today. */
export async function readRise(payload: Payload, rise: RiseRow): Promise<PriceRise> {
  const { percent, rounding, currencies, day } = rise
  // Both reach as far from a typeface.
  const asSale = { ...rise, kind: 'percent', firstDay: day, lastDay: day } as unknown as Sale
  const toSale = await readExpansion(payload, [asSale])
  const [on = null] = [toSale(asSale)].flat().map((sale) => sale.on)
  return { percent, rounding, on, currencies: currencies ?? [] }
}

/** All that is for sale, by its name: what is not published yet costs what its staff set. */
export async function findForSale(payload: Payload) {
  const select = only('name', 'price', 'prices')
  const [typefaces, styles, bundles] = await Promise.all([
    findAll(payload, 'typefaces', {
      where: { _status: 'published' },
      select,
      sort: ['position', 'name'],
    }),
    findAll(payload, 'styles', { select: { ...select, typeface: true }, sort: 'place' }),
    findAll(payload, 'bundles', { select, sort: ['position', 'name'] }),
  ])
  const ofTypeface = groupBy(styles, ({ typeface }) => idOf(typeface))
  const partOf = (kind: PricedKind, row: { id: string; name: string } & Prices, face = '') => {
    return { kind, id: row.id, name: `${face}${row.name}`, ...pricesIn(row) }
  }
  return [
    ...typefaces.flatMap((face) => [
      partOf('typefaces', face),
      ...(ofTypeface.get(face.id) ?? []).map((row) => partOf('styles', row, `${face.name} `)),
    ]),
    ...bundles.map((row) => partOf('bundles', row)),
  ]
}

function pricesIn({ price, prices }: Prices) {
  return { price: price ?? null, own: ownPricesOf(prices) }
}

export function findRises(payload: Payload, states: RiseRow['state'][]): Promise<RiseRow[]> {
  return findAll(payload, 'price-rises', { where: { state: { in: states } }, sort: 'day' })
}

/** For one process alone, which keeps what the rise will do before it does any of it; null: another one has, or staff took it back. */
export async function keepPlan(payload: Payload, { id }: RiseRow, rows: RaisedRow[]) {
  const plan: Kept = { at: new Date().toISOString(), rows }
  const still = all({ id, state: 'scheduled' })
  const isMine = await compareAndSet(payload, 'price-rises', still, { state: 'under_way', plan })
  return isMine ? plan : null
}

export async function endRise(payload: Payload, { id }: RiseRow): Promise<void> {
  await compareAndSet(payload, 'price-rises', { id, state: 'under_way' }, { state: 'done' })
}

/**
 * Raises the prices of one row, once: a row that costs anything else than it did when the rise began was raised before, or set by
 * staff meanwhile. Then it is in the audit, also where the process ended in between.
 */
export async function raiseRow(
  payload: Payload,
  rise: RiseRow & { since: string; lists: PriceLists },
  { kind, id, was, now }: RaisedRow,
): Promise<void> {
  const row = await payload.db.findOne<Prices & { id: string }>({
    collection: kind,
    where: { id: { equals: id } },
  })
  if (!row) return
  const isAt = (is: Prices, these: RaisedRow['was']) => hasSamePrices(pricesIn(is), these)
  const prices = [
    ...(row.prices ?? []).map((one) => ({
      ...one,
      price: ownValue(now.own, one.currency) ?? one.price,
    })),
    ...Object.entries(now.own)
      .filter(([currency]) => !Object.hasOwn(was.own, currency))
      .map(([currency, price]) => ({ id: randomBytes(12).toString('hex'), currency, price })),
  ]
  // A form that was opened before is refused: it would bring the old price back.
  const data = { price: now.price, prices, updatedAt: new Date().toISOString() }
  if (isAt(row, was)) {
    await keepFormerPrice(payload, { kind, id }, data as Prices)
    await setDerivedList(payload, { collection: kind, id, data })
  } else if (!isAt(row, now)) return

  if (kind === 'typefaces') {
    const { docs } = await payload.db.findVersions<Prices>({
      ...{ collection: kind, limit: 1, pagination: false },
      where: all({ parent: id, latest: true }),
    })
    if (docs[0] && isAt(docs[0].version, was))
      await setDerivedInDraft(payload, { collection: kind, id, data })
  }
  await noteRise(payload, rise, { kind, id, was, now })
}

/** "Price: 45.00 € → 47.25 €", by who scheduled it. */
async function noteRise(
  payload: Payload,
  { name, scheduledBy, since, lists }: Parameters<typeof raiseRow>[1],
  raised: RaisedRow,
): Promise<void> {
  const { kind: place, id: row } = raised
  const changes = shownRise(raised, lists).map(({ currency, before, after }) => {
    const [from, to] = [before, after].map((amount) => formatMoney(amount, currency))
    return `Price: ${from} → ${to}`
  })
  const details = [...changes, name].join('; ')
  const at = { greater_than_equal: since }
  if (await hasRow(payload, 'audit', { place, row, details, at })) return
  const title = await findTitle(payload, { place, id: row })
  const entry = { place, row, title, details, deed: 'changed' as const, by: scheduledBy }
  await insertAudit(payload, { ...entry, at: new Date().toISOString() })
}
