import type { Payload } from 'payload'
import { planRise, shownRise } from '@/domain/pricing/price-rise'
import { dayIn } from '@/domain/tax/day-in-country'
import type { PriceRise } from '@/payload-types'
import {
  endRise,
  findForSale,
  findRises,
  keepPlan,
  type Kept,
  raiseRow,
  readRise,
} from '../records/prices/price-rises'
import { readOwnPriceLists } from '../records/prices/prices'
import { dayOfDate } from '../records/prices/sales-in-force'
import { findById } from '../records/rows'
import { readShop, readToday } from '../records/shop'
import { refreshPages } from '../site/page-cache/refresh-pages'

/** Who saved a form at the last moment of the day before has been answered by then. */
const AFTER_MIDNIGHT_MS = 10_000

/** Raises the prices whose day has come. What is left of a rise whose process ended is done by the next. */
export async function raisePrices(payload: Payload, now = new Date()): Promise<void> {
  const { country } = await readShop(payload)
  const today = dayIn(country, new Date(now.getTime() - AFTER_MIDNIGHT_MS))
  for (const rise of await findRises(payload, ['under_way', 'scheduled'])) {
    if (dayOfDate(rise.day) > today) continue
    const kept =
      (rise.plan as Kept | null) ?? (await keepPlan(payload, rise, await planOf(payload, rise)))
    if (!kept) continue
    const lists = await readOwnPriceLists(payload)
    for (const row of kept.rows) await raiseRow(payload, { ...rise, since: kept.at, lists }, row)
    await endRise(payload, rise)
    await refreshPages(payload)
  }
}

async function planOf(payload: Payload, row: PriceRise) {
  const [rise, parts, lists] = await Promise.all([
    readRise(payload, row),
    findForSale(payload),
    readOwnPriceLists(payload),
  ])
  return planRise(rise, parts, lists)
}

/** What each thing costs before and after a rise: by today's prices until its day has come, and as it was done from then on. */
export async function readRiseTable(payload: Payload, id: string) {
  const rise = await findById(payload, 'price-rises', id)
  if (!rise) return []
  const [parts, lists] = await Promise.all([findForSale(payload), readOwnPriceLists(payload)])
  const rows = (rise.plan as Kept | null)?.rows ?? (await planOf(payload, rise))
  const names = new Map(parts.map(({ kind, id, name }) => [`${kind} ${id}`, name]))
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: names.get(`${row.kind} ${row.id}`) ?? '–',
    prices: shownRise(row, lists),
  }))
}

/** The field errors of a rise that could never be right, or that nobody has looked at. */
export async function checkRise(payload: Payload, rise: PriceRise, before: PriceRise | null) {
  const errors: { path: string; message: string }[] = []
  const refuse = (path: string, message: string) => void errors.push({ path, message })
  if (rise.appliesTo === 'typefaces' && (rise.typefaces ?? []).length === 0)
    refuse('typefaces', 'Choose a typeface.')
  const lists = await readOwnPriceLists(payload)
  const unknown = rise.currencies?.find((code) => !lists.some(({ currency }) => currency === code))
  if (unknown) refuse('currencies', `The shop has no price list in ${unknown}.`)
  if (rise.state !== 'scheduled' || errors.length > 0) return errors

  if (!before) refuse('state', 'Save it as a draft first and read what it does; then schedule it.')
  else if (dayOfDate(rise.day) <= (await readToday(payload)))
    refuse('day', 'Prices rise tomorrow at the earliest.')
  else if ((await planOf(payload, rise)).length === 0)
    refuse('percent', 'No price would rise by this.')
  return errors
}
