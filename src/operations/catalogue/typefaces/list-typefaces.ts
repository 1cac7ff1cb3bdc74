import type { Payload } from 'payload'
import { lacksOfStyles } from '@/domain/catalogue/lacking-letters'
import type { TypefaceRow } from '@/domain/catalogue/typeface-view'
import { sellBundles } from '@/domain/pricing/sell-bundles'
import type { Release } from '@/payload-types'
import type { MasteredStyle } from '../../fonts/merge-facts'
import { idOf } from '../../id-of'
import { readShop, styleCountsOf } from '../../records/shop'
import { findBundles } from '../../records/bundles'
import { readPriceTerms } from '../../records/prices/prices'
import {
  findMenuPreviewHashes,
  findPublishedTypefaces,
  findReleases,
  findStyles,
  findStylesWithFacts,
  findTrialStyles,
} from '../../records/published-catalogue'
import { findTrialEula } from '../../records/trial-orders'
import { pricedFamilies, stylesByTypeface } from './priced-families'
import { type Catalogue, factsOfRelease, rowOf, topmostIn } from './typeface-rows'

/** All published typefaces with styles. Children of a superfamily are listed under their parent. */
export async function listTypefaceRows(payload: Payload): Promise<TypefaceRow[]> {
  return rowsOf(await readCatalogue(payload))
}

export function rowsOf(catalogue: Catalogue): TypefaceRow[] {
  return topmostIn(catalogue.typefaces)
    .map((typeface) => rowOf(catalogue, typeface))
    .filter((row) => row.styleCount > 0)
}

export async function readCatalogue(payload: Payload): Promise<Catalogue> {
  const [published, styles, releases, menuPreviews, shop, bundles, trialEula, terms] =
    await Promise.all([
      findPublishedTypefaces(payload),
      findStyles(payload),
      findReleases(payload),
      findMenuPreviewHashes(payload),
      readShop(payload),
      findBundles(payload),
      findTrialEula(payload),
      readPriceTerms(payload),
    ])
  const stylesOf = stylesByTypeface(styles)
  const typefaces = published.filter(({ prerelease }) => !prerelease)
  return {
    typefaces,
    prereleases: published.filter(({ prerelease }) => prerelease),
    stylesOf,
    lacksOf: await readLacks(payload, releases),
    bundles: sellBundles(bundles, pricedFamilies(typefaces, stylesOf)),
    releaseOf: new Map(releases.map((release) => [idOf(release.typeface), release])),
    menuPreviews,
    styleCounts: styleCountsOf(shop),
    terms,
    trialStyles: trialEula ? await findTrialStyles(payload, styles) : new Set(),
  }
}

/** Read of those families alone of which some styles write more languages than others: facts of styles are large. */
async function readLacks(payload: Payload, releases: readonly Release[]) {
  const uneven = releases.filter((release) => factsOfRelease(release)?.partLanguages?.length)
  if (uneven.length === 0) return new Map()
  const ids = uneven.map(({ typeface }) => idOf(typeface))
  const styles = (await findStylesWithFacts(payload, ids)) as MasteredStyle[]
  return new Map([...stylesByTypeface(styles).values()].flatMap(lacksOfStyles))
}
