import type { Payload } from 'payload'
import { formatMoney } from '@/domain/money/format-money'
import { isAcross } from '@/domain/pricing/bundle-family'
import { coverStyles } from '@/domain/pricing/cover-styles'
import { MOST_BUNDLES } from '@/domain/pricing/priced-bundle'
import { stylesOfFamily, type PricedFamily } from '@/domain/pricing/priced-family'
import { sellBundles, type BundleDefinition } from '@/domain/pricing/sell-bundles'
import { ShopError } from '@/domain/shop-error'
import { groupBy } from '../group-by'
import { idOf } from '../id-of'
import { readShop } from '../shop-records'
import { findBundles, findPartsOfBundle, isSlugTaken } from './bundle-records'
import { findPublishedTypefaces, findStyles } from './catalogue-records'
import { pricedFamilies } from './priced-families'

export type BundleFault = { path: 'slug' | 'styles' | 'typefaces'; message: string }

/** Why a bundle cannot be sold, each fault at the field that has it. */
export async function checkBundle(
  payload: Payload,
  bundle: BundleDefinition,
): Promise<BundleFault[]> {
  const parts = await findPartsOfBundle(payload, bundle)
  const faults: BundleFault[] = [
    ...parts.styles.flatMap(({ name, typeface, hasMaster, isPublished }): BundleFault[] => {
      if (!isPublished)
        return [fault('styles', `${typeface} ${name}: ${typeface} is not published.`)]
      return hasMaster ? [] : [fault('styles', `${typeface} ${name} has no master yet.`)]
    }),
    ...parts.typefaces
      .filter(({ isPublished }) => !isPublished)
      .map(({ name }) => fault('typefaces', `${name} is not published.`)),
  ]
  if (await isSlugTaken(payload, bundle.slug)) {
    faults.push(fault('slug', `The address “${bundle.slug}” is a typeface’s. Choose another.`))
  }
  if (faults.length > 0) return faults

  const families = await readFamilies(payload)
  const [sold] = sellBundles([{ ...bundle, price: bundle.price ?? 0 }], families)
  if (!sold)
    return [fault('styles', 'A bundle holds two styles or more. Choose styles, or a typeface.')]
  return assertRoom(payload, { bundle, families, styles: sold.styles })
}

/** What the shop makes of it, in a sentence: sold, not sold, or of no use to anybody. */
export async function describeBundle(payload: Payload, bundle: BundleDefinition): Promise<string> {
  if (bundle.price === null) return 'Not sold: it has no price.'
  const [families, { currency }] = await Promise.all([readFamilies(payload), readShop(payload)])
  const [sold] = sellBundles([bundle], families)
  if (!sold) return 'Not sold: a style has no master, or a typeface is not published.'

  const held = families.filter((one) => holds(one, sold.styles))
  const count = `${sold.styles.length} styles of ${held.map(({ name }) => name).join(' and ')}`
  const separate = priceOfParts(held, sold.styles)
  if (separate === null) return `Sold: ${count}, some of them in no other way.`

  const parts = formatMoney(separate, currency)
  return separate > sold.price
    ? `Sold: ${count}, ${parts} without the bundle.`
    : `Nobody will take it: ${count} cost ${parts} without the bundle, which is no more.`
}

/** What the parts cost by single and family prices; null: one of them has none. */
function priceOfParts(families: PricedFamily[], styles: string[]): number | null {
  try {
    return families.reduce((sum, family) => {
      const own = stylesOfFamily(family).filter(({ id }) => styles.includes(id))
      return sum + coverStyles(family, new Set(own.map(({ id }) => id))).price
    }, 0)
  } catch (error) {
    if (error instanceof ShopError) return null
    throw error
  }
}

async function assertRoom(
  payload: Payload,
  given: { bundle: BundleDefinition; families: PricedFamily[]; styles: string[] },
): Promise<BundleFault[]> {
  const { bundle, families, styles } = given
  const others = (await findBundles(payload)).filter(({ id }) => id !== bundle.id)
  const sold = sellBundles(others, families)
  const full = families.find(
    (family) =>
      holds(family, styles) &&
      sold.filter((one) => holds(family, one.styles) && !isAcross(one, families)).length >=
        MOST_BUNDLES,
  )
  if (!full || isAcross({ ...bundle, price: 0, styles }, families)) return []
  return [fault('styles', `${full.name} is in ${MOST_BUNDLES} bundles already, which is the most.`)]
}

async function readFamilies(payload: Payload): Promise<PricedFamily[]> {
  const [typefaces, styles] = await Promise.all([
    findPublishedTypefaces(payload),
    findStyles(payload),
  ])
  return pricedFamilies(
    typefaces,
    groupBy(styles, (style) => idOf(style.typeface)),
  )
}

function holds(family: PricedFamily, styles: string[]): boolean {
  return stylesOfFamily(family).some(({ id }) => styles.includes(id))
}

function fault(path: BundleFault['path'], message: string): BundleFault {
  return { path, message }
}
