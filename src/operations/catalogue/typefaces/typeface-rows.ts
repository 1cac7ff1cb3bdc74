import type { CodeRange } from '@/domain/catalogue/glyphs/glyph-view'
import { type Language, orderScripts } from '@/domain/catalogue/languages'
import {
  type AnimatedLine,
  decodeLineMetrics,
  type StoredLineMetrics,
} from '@/domain/catalogue/lines/line-metrics'
import { packPath } from '@/domain/catalogue/lines/name-pack'
import { foundSamples } from '@/domain/catalogue/specimens/found-samples'
import { menuFaceName, previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import { uprightNearRegular } from '@/domain/catalogue/styles/choose-styles'
import { samplesByCompartment } from '@/domain/catalogue/type-case/case-sentences'
import { TYPE_CASE } from '@/domain/catalogue/type-case/type-case'
import { wordsAbout } from '@/domain/catalogue/type-case/words-about'
import type {
  ExploreFacts,
  Feature,
  RowCut,
  Sample,
  TypefaceRow,
} from '@/domain/catalogue/typeface-view'
import { holdsAny } from '@/domain/pricing/bundle-family'
import { familyInList, type PriceList } from '@/domain/pricing/price-list'
import { lowestBefore, lowestPrice, type StyleCount } from '@/domain/pricing/priced-family'
import { type PriceTerms, shownEarlier, shownPrice } from '@/domain/pricing/shown-price'
import type { SoldBundle } from '@/domain/pricing/sell-bundles'
import type { Release, Typeface } from '@/payload-types'
import { versionOfPack } from '../../fonts/letters/read-name-pack'
import type { TypefaceFacts } from '../../fonts/merge-facts'
import { idOf } from '../../id-of'
import type { StyleRow } from '../../records/published-catalogue'
import { pricedFamilies } from './priced-families'
import { wallFieldOf } from './wall-field'

/** Everything published, with maps by the ids it is looked up by. */
export type Catalogue = {
  /** What everybody sees. */
  typefaces: Typeface[]
  /** What is seen at its secret address alone. */
  prereleases: Typeface[]
  stylesOf: Map<string, StyleRow[]>
  /** Letters that a style lacks and another of its family has, by style. */
  lacksOf: ReadonlyMap<string, CodeRange[]>
  releaseOf: Map<string, Release>
  /** The hash of each style's menu preview. */
  menuPreviews: ReadonlyMap<string, string>
  bundles: SoldBundle[]
  styleCounts: StyleCount[]
  terms: PriceTerms
  /** Styles whose trial fonts the foundry lends; none where it has no licence text for them. */
  trialStyles: ReadonlySet<string>
}

/** Every typeface with a page, those before their release too. */
export function withPrereleases({ typefaces, prereleases }: Catalogue): Typeface[] {
  return [...typefaces, ...prereleases]
}

export function typefaceAt(catalogue: Catalogue, slug: string): Typeface | undefined {
  return withPrereleases(catalogue).find((one) => one.slug === slug)
}

export function childrenOf(catalogue: Catalogue, parent: string): Typeface[] {
  return catalogue.typefaces.filter((child) => child.parent && idOf(child.parent) === parent)
}

/** Typefaces that are listed by themselves: those of no superfamily, or of one that is not in the list. */
export function topmostIn<Row extends Pick<Typeface, 'id' | 'parent'>>(typefaces: readonly Row[]) {
  const ids = new Set(typefaces.map(({ id }) => id))
  return typefaces.filter(({ parent }) => !parent || !ids.has(idOf(parent)))
}

/** Styles of these typefaces that may be tried. */
export function trialStylesOf(catalogue: Catalogue, typefaces: Typeface[]): StyleRow[] {
  return typefaces
    .filter(({ trialPolicy, prerelease }) => trialPolicy !== 'none' && !prerelease)
    .flatMap(({ id }) => catalogue.stylesOf.get(id) ?? [])
    .filter(({ id }) => catalogue.trialStyles.has(id))
}

/** One row of the catalogue, for home, explore and the list beside the shop. */
export function rowOf(catalogue: Catalogue, typeface: Typeface): TypefaceRow {
  const families = [typeface, ...childrenOf(catalogue, typeface.id)]
  const styles = families.flatMap(({ id }) => catalogue.stylesOf.get(id) ?? [])
  const facts = releaseFactsOf(catalogue, typeface.id)
  const parent = typeface.parent
    ? catalogue.typefaces.find(({ id }) => id === idOf(typeface.parent as string))
    : undefined

  const languages = languagesOf(catalogue, families)
  const samples = samplesOf(typeface, languages)
  const shown = {
    name: typeface.name,
    inItself: {
      text: typeface.menuText || typeface.name,
      lang: typeface.lang ?? 'en',
      dir: typeface.dir ?? 'ltr',
    },
    category: typeface.category,
    sampleFace: sampleFaceOf(catalogue, families),
    scripts: [...new Set(families.flatMap(({ scripts }) => scripts ?? []))],
    line: lineOf(catalogue, typeface),
    facts: [
      ...new Set(families.flatMap(({ id }) => releaseFactsOf(catalogue, id)?.compartments ?? [])),
    ],
  }

  return {
    ...shown,
    id: typeface.id,
    slug: typeface.slug,
    designers: typeface.designers ?? [],
    foundry: typeface.foundry ?? null,
    purpose: typeface.purpose ?? '',
    sample: samples[0] ?? nameAsSample(typeface),
    wall: wallFieldOf(typeface, {
      ...shown,
      samples,
      styles: catalogue.stylesOf.get(typeface.id) ?? [],
    }),
    explore: exploreFactsOf(shownIn(catalogue, families), {
      slug: typeface.slug,
      samples,
      lacksOf: catalogue.lacksOf,
      ...partsOf(catalogue, families, languages),
      features: families.flatMap(({ id }) => releaseFactsOf(catalogue, id)?.features ?? []),
      compartments: shown.facts,
      texts: [typeface.lead, typeface.about],
    }),
    scripts: orderScripts(shown.scripts),
    styleCount: styles.length,
    axisCount: facts?.axisCount ?? 0,
    ...shownFromOf(catalogue, families),
    parent: parent ? { name: parent.name, slug: parent.slug } : null,
  }
}

/** The texts that staff wrote, or without any those of the shop's own in its scripts. */
export function samplesOf(typeface: Typeface, languages: readonly Language[]): Sample[] {
  const { slug, name, menuText, samples, scripts } = typeface
  if (!samples?.length) {
    return foundSamples({ slug, name: menuText || name, scripts: scripts ?? [], languages })
  }
  return samples.map(({ text, lang, dir, script }) => ({ text, lang, dir, script }))
}

function languagesOf(catalogue: Catalogue, families: Typeface[]): Language[] {
  const facts = families.map(({ id }) => releaseFactsOf(catalogue, id))
  return facts.find((one) => one !== null)?.languages ?? []
}

/** The languages of a family, with those that some of its styles write, and what of all is in some of them alone. */
function partsOf(catalogue: Catalogue, families: Typeface[], languages: Language[]) {
  const facts = families.flatMap(({ id }) => releaseFactsOf(catalogue, id) ?? [])
  const written = [...languages, ...(facts[0]?.partLanguages ?? [])]
  // Of a superfamily's families each has styles of its own: nothing is counted over all of them.
  return { languages: written, partly: facts.length === 1 ? (facts[0]?.partly ?? {}) : {} }
}

function releaseFactsOf({ releaseOf }: Catalogue, id: string): TypefaceFacts | null {
  return factsOfRelease(releaseOf.get(id))
}

export function factsOfRelease(release: Release | undefined): TypefaceFacts | null {
  return (release?.facts ?? null) as TypefaceFacts | null
}

function nameAsSample(typeface: Typeface): Sample {
  return {
    text: typeface.name,
    lang: typeface.lang ?? 'en',
    dir: typeface.dir ?? 'ltr',
    script: typeface.scripts?.[0] ?? 'Latin',
  }
}

/** A superfamily without styles of its own shows the first child that has some. */
function shownIn({ stylesOf }: Catalogue, families: Typeface[]): ShownFamily | undefined {
  const named = families.map(({ id, name, slug }) => {
    return { name, slug, styles: stylesOf.get(id) ?? [] }
  })
  return named.find(({ styles }) => styles.length > 0)
}

function sampleFaceOf(catalogue: Catalogue, families: Typeface[]): TypefaceRow['sampleFace'] {
  const [typeface] = families
  const shown = shownIn(catalogue, families)
  if (!typeface || !shown) return { face: '', coordinates: {} }
  const { styles } = shown
  const style =
    styles.find(({ name }) => name === typeface.sampleStyle) ??
    uprightNearRegular(styles.map((one) => ({ ...one, axes: [] })))
  const coordinates = typeface.sampleCoordinates ?? style?.defaultCoordinates ?? {}
  return {
    face: style ? previewFaceName(shown.name, style.name) : '',
    coordinates: coordinates as Record<string, number>,
  }
}

function shownFromOf({ stylesOf, bundles, terms }: Catalogue, typefaces: Typeface[]) {
  if (typefaces[0]?.prerelease) return { shownFrom: null }
  const [family] = pricedFamilies(typefaces, stylesOf)
  if (!family) return { shownFrom: null }
  const sold = { ...family, bundles: bundles.filter(({ styles }) => holdsAny(family, styles)) }
  const inLists = new Map(terms.lists.map((list) => [list, familyInList(sold, list)]))
  const priceIn = (price: typeof lowestPrice) => (list: PriceList) =>
    price(inLists.get(list) ?? sold)
  const before = shownEarlier(terms, priceIn(lowestPrice), priceIn(lowestBefore))
  const shownFrom = shownPrice(terms, priceIn(lowestPrice))
  const { per } = terms
  return { shownFrom, ...(before && { shownBefore: before }), ...(per && { per }) }
}

/** The line of its name with the browser fonts it is set in; null unless every cut it was measured in is still there. */
function lineOf(catalogue: Catalogue, typeface: Typeface): AnimatedLine | null {
  const metrics = catalogue.releaseOf.get(typeface.id)?.measure as
    (StoredLineMetrics & { cuts: string[] }) | null | undefined
  if (!metrics) return null
  const styles = catalogue.stylesOf.get(typeface.id) ?? []
  const cuts = metrics.cuts.map((id) => styles.find((style) => style.id === id))
  if (cuts.some((style) => style === undefined)) return null

  const previews = metrics.cuts.map((id) => catalogue.menuPreviews.get(id) ?? '')
  return {
    ...decodeLineMetrics(metrics),
    pack: packPath(typeface.id, versionOfPack(previews)),
    faces: cuts.flatMap((style) => (style ? [menuFaceName(typeface.name, style.name)] : [])),
  }
}

type ShownFamily = { slug: string; name: string; styles: StyleRow[] }

type Facts = {
  samples: readonly Sample[]
  lacksOf: Catalogue['lacksOf']
  languages: readonly Language[]
  partly: ExploreFacts['partly']
  features: readonly Feature[]
  compartments: readonly string[]
  /** Of the typeface itself. */
  slug: string
  /** What the foundry says of it. */
  texts: readonly (string | null | undefined)[]
}

/** What Explore sets the texts of a typeface in, and finds it by. */
function exploreFactsOf(
  family: ShownFamily | undefined,
  { samples, lacksOf, languages, partly, features, compartments, slug, texts }: Facts,
): ExploreFacts {
  return {
    family: family?.name ?? '',
    child: family && family.slug !== slug ? family.slug : null,
    cuts: family?.styles.map((style) => cutOf(style, lacksOf.get(style.id))) ?? [],
    samples: samplesByCompartment(samples),
    languages: languages.map(({ code, name }) => ({ code, name })),
    partly,
    features: featureSearchNames(features, compartments),
    words: wordsAbout(...texts),
  }
}

function cutOf(style: StyleRow, lacks: CodeRange[] | undefined): RowCut {
  const { id, name, weight, slope, typ, defaultCoordinates } = style
  const axes = typ === 'variable' ? ((defaultCoordinates ?? {}) as Record<string, number>) : null
  return { id, name, weight, isItalic: slope !== 'upright', axes, ...(lacks && { lacks }) }
}

/** What visitors may call the features of a typeface: by name, short for "capitals", by tag, or as the type case does. */
export function featureSearchNames(features: readonly Feature[], compartments: readonly string[]) {
  const named = features.flatMap(({ tag, name }) => [name, name.replace('capitals', 'caps'), tag])
  const labels = TYPE_CASE.filter(
    ({ group, key }) => group === 'feature' && compartments.includes(key),
  ).map(({ label }) => label)
  const names = [...named, ...labels].map((name) => name.toLowerCase().replaceAll(';', ','))
  return [...new Set(names)]
}
