import type { Payload } from 'payload'
import { holdsAny, isAcross, MOST_BUNDLES } from '@/domain/pricing/bundle-family'
import type { PricedFamily } from '@/domain/pricing/priced-family'
import {
  type BundleDefinition,
  type PricingContext,
  sellBundles,
} from '@/domain/pricing/sell-bundles'
import { findBundles, findPartsOfBundle, isSlugOfTypeface } from '../records/bundles'
import { findPublishedTypefaces, findStyles } from '../records/published-catalogue'
import { readShop, styleCountsOf } from '../records/shop'
import { pricedFamilies, stylesByTypeface } from './typefaces/priced-families'

export type BundleError = { path: 'slug' | 'styles' | 'typefaces'; message: string }

/** The field errors of a bundle that cannot be sold. */
export async function checkBundle(payload: Payload, bundle: BundleDefinition) {
  const parts = await findPartsOfBundle(payload, bundle)
  const errors: BundleError[] = [
    ...parts.styles.flatMap(({ name, typeface, hasMaster, isPublished }): BundleError[] => {
      if (!isPublished)
        return [errorAt('styles', `${typeface} ${name}: ${typeface} is not published.`)]
      return hasMaster ? [] : [errorAt('styles', `${typeface} ${name} has no master yet.`)]
    }),
    ...parts.typefaces
      .filter(({ isPublished }) => !isPublished)
      .map(({ name }) => errorAt('typefaces', `${name} is not published.`)),
  ]
  if (await isSlugOfTypeface(payload, bundle.slug)) {
    errors.push(errorAt('slug', `The address “${bundle.slug}” is a typeface’s. Choose another.`))
  }
  if (errors.length > 0) return errors

  const { families } = await readPricingContext(payload)
  const [sold] = sellBundles([{ ...bundle, price: bundle.price ?? 0 }], families)
  if (!sold)
    return [errorAt('styles', 'A bundle holds two styles or more. Choose styles, or a typeface.')]
  return checkCount(payload, { bundle, families, styles: sold.styles })
}

/** Pricing weighs at most `MOST_BUNDLES` within one family. */
async function checkCount(
  payload: Payload,
  parts: { bundle: BundleDefinition; families: PricedFamily[]; styles: string[] },
): Promise<BundleError[]> {
  const { bundle, families, styles } = parts
  const others = (await findBundles(payload)).filter(({ id }) => id !== bundle.id)
  const sold = sellBundles(others, families)
  const full = families.find(
    (family) =>
      holdsAny(family, styles) &&
      sold.filter((one) => holdsAny(family, one.styles) && !isAcross(one, families)).length >=
        MOST_BUNDLES,
  )
  if (!full || isAcross({ ...bundle, price: 0, styles }, families)) return []
  return [
    errorAt('styles', `${full.name} is in ${MOST_BUNDLES} bundles already, which is the most.`),
  ]
}

/** The families and the currency that bundles are priced with: read once for a whole list of bundles. */
export async function readPricingContext(payload: Payload): Promise<PricingContext> {
  const [typefaces, styles, shop] = await Promise.all([
    findPublishedTypefaces(payload),
    findStyles(payload),
    readShop(payload),
  ])
  const stylesOf = stylesByTypeface(styles)
  const styleCounts = styleCountsOf(shop)
  const families = pricedFamilies(typefaces, stylesOf).map((one) => ({ ...one, styleCounts }))
  return { families, currency: shop.currency }
}

function errorAt(path: BundleError['path'], message: string): BundleError {
  return { path, message }
}
