import type { Payload } from 'payload'
import { holdsAny, isAcross } from '@/domain/pricing/bundle-family'
import type { Shelf } from '@/domain/pricing/describe-bundle'
import { MOST_BUNDLES } from '@/domain/pricing/bundles-within'
import type { PricedFamily } from '@/domain/pricing/priced-family'
import { sellBundles, type BundleDefinition } from '@/domain/pricing/sell-bundles'
import { groupBy } from '../../group-by'
import { idOf } from '../../id-of'
import { readShop } from '../../shop-records'
import { findBundles, findPartsOfBundle, isSlugTaken } from './bundle-records'
import { findPublishedTypefaces, findStyles } from '../catalogue-records'
import { pricedFamilies } from '../typefaces/priced-families'

export type BundleError = { path: 'slug' | 'styles' | 'typefaces'; message: string }

/** Why a bundle cannot be sold, each fault at the field that has it. */
export async function checkBundle(
  payload: Payload,
  bundle: BundleDefinition,
): Promise<BundleError[]> {
  const parts = await findPartsOfBundle(payload, bundle)
  const faults: BundleError[] = [
    ...parts.styles.flatMap(({ name, typeface, hasMaster, isPublished }): BundleError[] => {
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

  const { families } = await readPricingContext(payload)
  const [sold] = sellBundles([{ ...bundle, price: bundle.price ?? 0 }], families)
  if (!sold)
    return [fault('styles', 'A bundle holds two styles or more. Choose styles, or a typeface.')]
  return assertRoom(payload, { bundle, families, styles: sold.styles })
}

async function assertRoom(
  payload: Payload,
  given: { bundle: BundleDefinition; families: PricedFamily[]; styles: string[] },
): Promise<BundleError[]> {
  const { bundle, families, styles } = given
  const others = (await findBundles(payload)).filter(({ id }) => id !== bundle.id)
  const sold = sellBundles(others, families)
  const full = families.find(
    (family) =>
      holdsAny(family, styles) &&
      sold.filter((one) => holdsAny(family, one.styles) && !isAcross(one, families)).length >=
        MOST_BUNDLES,
  )
  if (!full || isAcross({ ...bundle, price: 0, styles }, families)) return []
  return [fault('styles', `${full.name} is in ${MOST_BUNDLES} bundles already, which is the most.`)]
}

/** Everything bundles are sold of: read once for a whole list of them. */
export async function readPricingContext(payload: Payload): Promise<Shelf> {
  const [typefaces, styles, { currency }] = await Promise.all([
    findPublishedTypefaces(payload),
    findStyles(payload),
    readShop(payload),
  ])
  const stylesOf = groupBy(styles, (style) => idOf(style.typeface))
  return { families: pricedFamilies(typefaces, stylesOf), currency }
}

function fault(path: BundleError['path'], message: string): BundleError {
  return { path, message }
}
