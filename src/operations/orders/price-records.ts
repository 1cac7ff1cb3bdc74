import type { Payload, Where } from 'payload'
import type { LicenceType } from '@/domain/licensing/licence-type'
import type { UpdatePolicy } from '@/domain/licensing/update-policy'
import { holdsAny } from '@/domain/pricing/bundle-family'
import type { PricedFamily } from '@/domain/pricing/priced-family'
import { sellBundles, type SoldBundle } from '@/domain/pricing/sell-bundles'
import type { PriceRules } from '@/domain/pricing/price-rules'
import type { Eula, LicenceType as LicenceTypeRow, Style, Typeface } from '@/payload-types'
import { findBundles } from '../catalogue/bundle-records'
import { groupBy } from '../group-by'
import { idOf } from '../id-of'
import { possibleIds } from '../id-records'
import { readShop } from '../shop-records'

const ALL = { depth: 0, limit: 10_000, pagination: false, overrideAccess: true } as const

/** A family as pricing sees it, with what the cart's answer says of it. */
export type SoldFamily = PricedFamily & {
  slug: string
  children: SoldFamily[]
  bundles?: SoldBundle[]
  across?: { bundle: SoldBundle; families: SoldFamily[] }
}

export type SoldLicenceType = LicenceType & { eula: { title: string }; updates: UpdatePolicy }

/** The topmost families the given styles belong to: only what is published and has its master is for sale. */
export async function findSoldFamilies(
  payload: Payload,
  styleIds: string[],
): Promise<SoldFamily[]> {
  if (styleIds.length === 0) return []
  const chosen = await findSoldStyles(payload, { ids: possibleIds(payload, styleIds) })
  const own = await findPublished(payload, { ids: chosen.map((style) => idOf(style.typeface)) })
  const topIds = [...new Set(own.map((one) => (one.parent ? idOf(one.parent) : one.id)))]
  const families = await findPublished(payload, { ids: topIds, orChildrenOf: topIds })
  const styles = await findSoldStyles(payload, { typefaces: families.map(({ id }) => id) })

  const stylesOf = groupBy(styles, (style) => idOf(style.typeface))
  const childrenOf = groupBy(families, (one) => (one.parent ? idOf(one.parent) : null))
  const familyOf = (typeface: Typeface): SoldFamily => ({
    id: typeface.id,
    name: typeface.name,
    slug: typeface.slug,
    familyPrice: typeface.price ?? null,
    styles: (stylesOf.get(typeface.id) ?? []).map(({ id, name, price }) => ({
      id,
      name,
      price: price ?? null,
    })),
    children: (childrenOf.get(typeface.id) ?? []).map(familyOf),
  })
  const sold = families.filter(({ id }) => topIds.includes(id)).map(familyOf)
  const bundles = sellBundles(await findBundles(payload), sold)
  return sold.map((family) => ({
    ...family,
    bundles: bundles.filter(({ styles }) => holdsAny(family, styles)),
  }))
}

export async function readPriceRules(
  payload: Payload,
): Promise<PriceRules & { licenceTypes: SoldLicenceType[] }> {
  const [shop, types] = await Promise.all([
    readShop(payload),
    payload.find({ collection: 'licence-types', ...ALL, depth: 1, sort: 'position' }),
  ])
  return {
    currency: shop.currency,
    combinationFactor: shop.combinationFactor,
    licenceTypes: types.docs.map(soldLicenceType),
  }
}

export function soldLicenceType(row: LicenceTypeRow): SoldLicenceType {
  const eula = row.eula as Eula
  return {
    key: row.key,
    name: row.name,
    kind: row.kind,
    unit: row.unit ?? '',
    summary: { may: row.summary?.may ?? [], may_not: row.summary?.may_not ?? [] },
    formats: row.formats,
    tiers: (row.tiers ?? []).map(({ key, label, short, multiplier }) => ({
      key,
      label,
      short,
      multiplier,
    })),
    eula: { id: eula.id, title: eula.title, version: eula.version, url: `/eula/${eula.id}` },
    updates: row.updates ?? 'all',
  }
}

/** By the key of the licence type: what its licences may fetch today. */
export async function readUpdatePolicies(payload: Payload): Promise<Map<string, UpdatePolicy>> {
  const { docs } = await payload.find({ collection: 'licence-types', ...ALL })
  return new Map(docs.map(({ key, updates }) => [key, updates ?? 'all']))
}

async function findSoldStyles(
  payload: Payload,
  { ids, typefaces }: { ids?: string[]; typefaces?: string[] },
): Promise<Style[]> {
  const these: Where = ids ? { id: { in: ids } } : { typeface: { in: typefaces ?? [] } }
  const { docs } = await payload.find({
    collection: 'styles',
    ...ALL,
    where: { and: [these, { master: { exists: true } }] },
    select: { name: true, price: true, typeface: true, position: true },
    sort: 'position',
  })
  return docs as Style[]
}

async function findPublished(
  payload: Payload,
  { ids, orChildrenOf = [] }: { ids: string[]; orChildrenOf?: string[] },
): Promise<Typeface[]> {
  const { docs } = await payload.find({
    collection: 'typefaces',
    ...ALL,
    where: {
      and: [
        { _status: { equals: 'published' } },
        { or: [{ id: { in: ids } }, { parent: { in: orChildrenOf } }] },
      ],
    },
    select: { name: true, slug: true, price: true, parent: true, position: true },
    sort: 'position',
  })
  return docs as Typeface[]
}
