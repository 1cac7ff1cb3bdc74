import type { Payload, Where } from 'payload'
import type { OrderQuestion } from '@/domain/licensing/answers/order-question'
import type { LicenceType } from '@/domain/licensing/licence-type'
import type { UpdatePolicy } from '@/domain/licensing/update-policy'
import { holdsAny } from '@/domain/pricing/bundle-family'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { sellBundles } from '@/domain/pricing/sell-bundles'
import type { Eula, LicenceType as LicenceTypeRow, Shop, Style, Typeface } from '@/payload-types'
import { findBundles } from '../bundles'
import {
  pricedFamilies,
  type SoldFamily,
  stylesByTypeface,
} from '../../catalogue/typefaces/priced-families'
import { idOf } from '../../id-of'
import { readKept } from '../../read-once'
import { possibleIds } from '../any-collection'
import { readShop, styleCountsOf } from '../shop'
import { all, findAll, only } from '../rows'

export type SoldLicenceType = LicenceType & { eula: { title: string }; updates: UpdatePolicy }

/**
 * The topmost families of the given styles, and those that a bundle holds beside them. Only styles with a master, of published
 * typefaces, are for sale.
 */
export async function findSoldFamilies(
  payload: Payload,
  styleIds: string[],
): Promise<SoldFamily[]> {
  if (styleIds.length === 0) return []
  const what = `families of ${styleIds.join()}`
  return readKept(payload, what, () => composeSoldFamilies(payload, styleIds))
}

async function composeSoldFamilies(payload: Payload, styleIds: string[]): Promise<SoldFamily[]> {
  const [shop, bundles, own] = await Promise.all([
    readShop(payload),
    findBundles(payload),
    findTypefacesOf(payload, { styles: styleIds, typefaces: [] }),
  ])
  const holding = bundles.filter(
    ({ styles, typefaces }) =>
      styles.some((id) => styleIds.includes(id)) || typefaces.some((id) => own.includes(id)),
  )
  const bundled = await findTypefacesOf(payload, {
    styles: holding.flatMap(({ styles }) => styles),
    typefaces: holding.flatMap(({ typefaces }) => typefaces),
  })
  const typefaces = await findPublished(payload, [...new Set([...own, ...bundled])])
  const styles = await findSoldStyles(payload, { typeface: { in: typefaces.map(({ id }) => id) } })

  const families = pricedFamilies(typefaces, stylesByTypeface(styles))
  const released = typefaces.filter(({ prerelease }) => !prerelease)
  const sold = sellBundles(bundles, pricedFamilies(released, stylesByTypeface(styles)))
  return families.map((family) => ({
    ...family,
    styleCounts: styleCountsOf(shop),
    bundles: sold.filter((bundle) => holdsAny(family, bundle.styles)),
  }))
}

type SoldRules = PriceRules & { licenceTypes: SoldLicenceType[] }

export function readPriceRules(payload: Payload): Promise<SoldRules> {
  return readKept(payload, 'price rules', () => composePriceRules(payload))
}

async function composePriceRules(payload: Payload): Promise<SoldRules> {
  const [shop, types] = await Promise.all([
    readShop(payload),
    findAll(payload, 'licence-types', { depth: 1, sort: 'position' }),
  ])
  return {
    currency: shop.currency,
    combinationFactor: shop.combinationFactor,
    licenceTypes: types.map(soldLicenceType),
    orderQuestions: orderQuestionsOf(shop),
  }
}

function orderQuestionsOf({ orderQuestions }: Shop): OrderQuestion[] {
  return (orderQuestions ?? []).map(({ key, label, hint, tiers }) => ({
    key,
    label,
    ...(hint ? { hint } : {}),
    tiers: tiers.map((tier) => ({ key: tier.key, label: tier.label, multiplier: tier.multiplier })),
  }))
}

function soldLicenceType(row: LicenceTypeRow): SoldLicenceType {
  const eula = row.eula as Eula
  return {
    key: row.key,
    name: row.name,
    kind: row.kind === 'retail' && row.isForSale === false ? 'withdrawn' : row.kind,
    unit: row.unit ?? '',
    summary: { may: row.summary?.may ?? [], may_not: row.summary?.may_not ?? [] },
    formats: row.formats,
    ...tiersOf(row),
    questions: (row.questions ?? []).map(({ key, label, kind, required, hint }) => ({
      ...{ key, label, kind, required: required ?? false },
      ...(hint ? { hint } : {}),
    })),
    ...termOf(row),
    eula: { id: eula.id, title: eula.title, version: eula.version, url: `/eula/${eula.id}` },
    updates: row.updates ?? 'all',
  }
}

const RENTED = { month: 1, year: 12 }

function termOf({ sold, months }: LicenceTypeRow): Pick<LicenceType, 'months' | 'isRented'> {
  if (sold === 'month' || sold === 'year') return { months: RENTED[sold], isRented: true }
  return months ? { months } : {}
}

function tiersOf(row: LicenceTypeRow): Pick<LicenceType, 'tiers' | 'onRequest'> {
  const tiers = row.tiers ?? []
  return {
    tiers: tiers.flatMap(({ key, label, short, multiplier, askUs, formats }) =>
      multiplier && !askUs
        ? [{ key, label, short, multiplier, ...(formats?.length ? { formats } : {}) }]
        : [],
    ),
    onRequest: tiers.flatMap(({ key, label, short, askUs }) =>
      askUs ? [{ key, label, short }] : [],
    ),
  }
}

/** By the key of the licence type: which releases its licences open today. */
export async function readUpdatePolicies(payload: Payload): Promise<Map<string, UpdatePolicy>> {
  const rows = await findAll(payload, 'licence-types')
  return new Map(rows.map(({ key, updates }) => [key, updates ?? 'all']))
}

/** Ids of the styles' typefaces, of the given typefaces, and of the parents of both. */
async function findTypefacesOf(payload: Payload, given: { styles: string[]; typefaces: string[] }) {
  const styles = await findSoldStyles(payload, { id: { in: possibleIds(payload, given.styles) } })
  const own = [...given.typefaces, ...styles.map((style) => idOf(style.typeface))]
  if (own.length === 0) return []
  const where = { id: { in: own } }
  const rows = await findAll(payload, 'typefaces', { where, select: only('parent') })
  return rows.flatMap(({ id, parent }) => (parent ? [id, idOf(parent)] : [id]))
}

async function findSoldStyles(payload: Payload, these: Where): Promise<Style[]> {
  const rows = await findAll(payload, 'styles', {
    where: all(these, { master: { exists: true } }),
    select: only('name', 'price', 'typeface', 'typ', 'weight', 'slope', 'place'),
  })
  return rows as Style[]
}

/** The published ones among these, with their children. */
async function findPublished(payload: Payload, ids: string[]): Promise<Typeface[]> {
  const rows = await findAll(payload, 'typefaces', {
    where: all({ _status: 'published' }, { or: [{ id: { in: ids } }, { parent: { in: ids } }] }),
    select: only('name', 'slug', 'price', 'parent', 'position', 'prerelease'),
    sort: ['position', 'name'],
  })
  return rows as Typeface[]
}
