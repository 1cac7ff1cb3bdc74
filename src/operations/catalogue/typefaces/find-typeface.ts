import type { Payload } from 'payload'
import { commonFacts } from '@/domain/catalogue/comparison/facts-in-words'
import { DEFAULT_FEATURES } from '@/domain/catalogue/features'
import { type GlyphOpening, openCase } from '@/domain/catalogue/glyphs/glyph-opening'
import { OWN_SCRIPTS } from '@/domain/catalogue/score/score-words'
import { scriptOf } from '@/domain/catalogue/scripts'
import { ownValue } from '@/domain/own-value'
import { codesIn } from '@/domain/catalogue/glyphs/letter-pages'
import { composeScore } from '@/domain/catalogue/score/compose-score'
import { type ScoreFacts, settingsIn } from '@/domain/catalogue/score/score-facts'
import type { Scene } from '@/domain/catalogue/score/scenes'
import { staffScenes } from '@/domain/catalogue/score/rank-scenes'
import { composeSpecimens } from '@/domain/catalogue/specimens/specimens'
import { menuFaceName, previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import { orderStyles } from '@/domain/catalogue/styles/order-styles'
import { uprightNearRegular } from '@/domain/catalogue/styles/choose-styles'
import type { BundleView, Feature, StyleView, TypefaceView } from '@/domain/catalogue/typeface-view'
import { pick } from '@/domain/own-value'
import { type PriceTerms, termsFor } from '@/domain/pricing/shown-price'
import { usesOf, type UseView } from '@/domain/site/uses/use'
import { paragraphsOf } from '@/domain/words'
import type { FontFacts } from '@/fonts/font-facts'
import type { Style, Typeface } from '@/payload-types'
import { charactersOf } from '../../fonts/letters/shown-style'
import { type TypefaceFacts, variationOf } from '../../fonts/merge-facts'
import { nameInItself } from '../../fonts/check-letters'
import { idOf, idsOf } from '../../id-of'
import { findScoreFacts } from '../../records/releases'
import {
  findPublishedSlugs,
  findSpecimenFiles,
  findStylesWithFacts,
  NO_FILES,
  type SpecimenFiles,
  type StyleRow,
} from '../../records/published-catalogue'
import { listUses } from '../../records/site/uses'
import { factTableOf } from './fact-table'
import { readCatalogue } from './list-typefaces'
import {
  type Catalogue,
  childrenOf,
  factsOfRelease,
  rowOf,
  samplesOf,
  topmostIn,
  trialStylesOf,
  typefaceAt,
} from './typeface-rows'

/** Everything the pages of one typeface show; null where no published typeface has this slug. */
export async function findTypefaceView(payload: Payload, slug: string) {
  const catalogue = await readCatalogue(payload)
  const typeface = typefaceAt(catalogue, slug)
  return typeface ? viewTypeface(payload, { catalogue, typeface }) : null
}

export async function viewTypeface(
  payload: Payload,
  { catalogue, typeface }: { catalogue: Catalogue; typeface: Typeface },
): Promise<TypefaceView> {
  const families = [typeface, ...childrenOf(catalogue, typeface.id)]
  const [styles, files, facts, used] = await Promise.all([
    findStylesWithFacts(
      payload,
      families.map(({ id }) => id),
    ),
    findSpecimenFiles(payload, [typeface]),
    findScoreFacts(payload, typeface.id),
    listUses(payload),
  ])
  const view = viewOf(catalogue, { typeface, styles, files })
  const uses = usesOf(
    used,
    families.map(({ id }) => id),
  )
  const scenes = scenesOf(typeface, { facts, view, uses })
  return {
    ...view,
    score: { ...view.score, facts, scenes, useCount: uses.length },
    glyphs: openGlyphs(families, styles),
  }
}

/** Composed of facts whose every style is still there: after one is gone, its masters are read again. */
function scenesOf(
  typeface: Typeface,
  { facts, view, uses }: { facts: ScoreFacts | null; view: TypefaceView; uses: UseView[] },
): Scene[] {
  const styles = new Set(view.styles.map(({ id }) => id))
  const isThere = facts && settingsIn(facts).every(({ style }) => styles.has(style))
  const staff = staffScenes(typeface.score)
  return isThere ? composeScore(facts, view.inItself.text, { staff, uses }) : []
}

/** All typefaces at once, for the shop view, which can sell any of them, and shows them without specimens. */
export async function listTypefaceViews(payload: Payload): Promise<TypefaceView[]> {
  const catalogue = await readCatalogue(payload)
  const styles = await findStylesWithFacts(
    payload,
    catalogue.typefaces.map(({ id }) => id),
  )
  return topmostIn(catalogue.typefaces)
    .map((typeface) => viewOf(catalogue, { typeface, styles, files: NO_FILES }))
    .filter((view) => view.styleCount > 0)
}

type Read = { typeface: Typeface; styles: Style[]; files: SpecimenFiles }

function viewOf(catalogue: Catalogue, { typeface, styles, files }: Read): TypefaceView {
  const own = orderStyles(stylesIn(styles, [typeface]))
  const children = childrenOf(catalogue, typeface.id)
  const view = familyView(catalogue, { typeface, files })
  const families = children.map((child) => viewOf(catalogue, { typeface: child, styles, files }))
  return {
    ...view,
    styles: own.map((style) => styleView(catalogue, { typeface, style })),
    children: families,
    common: commonFacts(families),
    // A superfamily without styles of its own shows the facts of its children.
    factSheet: factTableOf(view, own.length > 0 ? own : stylesIn(styles, children)),
  }
}

function stylesIn(styles: Style[], typefaces: Typeface[]): Style[] {
  return styles.filter((style) => typefaces.some(({ id }) => id === idOf(style.typeface)))
}

/** All of a typeface's view that needs no facts of its styles' files. */
export function familyView(
  catalogue: Catalogue,
  { typeface, files }: Pick<Read, 'typeface' | 'files'>,
): Omit<TypefaceView, 'styles' | 'children' | 'common' | 'factSheet'> {
  const facts = factsOfFamily(catalogue, typeface)
  return {
    ...rowOf(catalogue, typeface),
    lead: typeface.lead ?? '',
    about: paragraphsOf(typeface.about ?? ''),
    samples: samplesOf(typeface, facts?.languages ?? []),
    isPrerelease: typeface.prerelease ?? false,
    familyPrice: typeface.prerelease ? null : (typeface.price ?? null),
    terms: termsOf(catalogue, typeface),
    styleCounts: catalogue.styleCounts,
    features: facts?.features ?? [],
    languages: facts?.languages ?? [],
    nearLanguages: facts?.nearLanguages ?? [],
    languageNote: typeface.languageNote ?? '',
    characters: facts?.characters ?? { count: 0, blocks: [] },
    glyphs: null, // its own pages alone have them
    bundles: bundlesOf(catalogue, typeface),
    next: nextAfter(catalogue, typeface),
    hasTrial:
      trialStylesOf(catalogue, [typeface, ...childrenOf(catalogue, typeface.id)]).length > 0,
    specimens: composeSpecimens(typeface, files),
    score: { version: versionOfScore(typeface, facts), facts: null, scenes: [], useCount: 0 },
  }
}

/** Of the lists what it can sell: its styles and its children's, and the bundles with any of them. */
function termsOf(catalogue: Catalogue, typeface: Typeface): PriceTerms {
  const families = idsOf([typeface, ...childrenOf(catalogue, typeface.id)])
  const styles = families.flatMap((id) => idsOf(catalogue.stylesOf.get(id)))
  return termsFor(catalogue.terms, [...families, ...styles, ...idsOf(catalogue.bundles)])
}

function versionOfScore(typeface: Typeface, facts: FamilyFacts | null): string {
  return JSON.stringify([facts?.score ?? '', staffScenes(typeface.score)])
}

/** Bundles that hold a style of the typeface or of its children. */
function bundlesOf(catalogue: Catalogue, typeface: Typeface): BundleView[] {
  const families = [typeface, ...childrenOf(catalogue, typeface.id)]
  const own = new Set(families.flatMap(({ id }) => idsOf(catalogue.stylesOf.get(id))))
  return catalogue.bundles
    .filter(({ styles }) => styles.some((id) => own.has(id)))
    .map((bundle) => ({
      ...bundle,
      typefaces: namesOfHolders(catalogue, bundle.styles),
      isAcross: !bundle.styles.every((id) => own.has(id)),
    }))
}

function namesOfHolders(catalogue: Catalogue, styles: string[]): string[] {
  return topmostIn(catalogue.typefaces)
    .filter(({ id }) =>
      [id, ...idsOf(childrenOf(catalogue, id))].some((family) =>
        idsOf(catalogue.stylesOf.get(family)).some((style) => styles.includes(style)),
      ),
    )
    .map(({ name }) => name)
}

function styleView(
  catalogue: Catalogue,
  { typeface, style }: { typeface: Typeface; style: Style },
): StyleView {
  const facts = style.facts as unknown as FontFacts
  return {
    ...plainStyleView(catalogue, { typeface, style }),
    ...variationOf(style),
    features: featuresToTry(typeface, facts.features),
    ...(facts.palettes && { palettes: namesOfPalettes(facts) }),
  }
}

function namesOfPalettes({ palettes = 0, paletteNames = [] }: FontFacts): string[] {
  return Array.from({ length: palettes }, (_, at) => paletteNames[at] ?? `Palette ${at + 1}`)
}

/** All of a style's view that needs no facts of its file. */
export function plainStyleView(
  catalogue: Catalogue,
  { typeface, style }: { typeface: Typeface; style: StyleRow },
): Omit<StyleView, 'axes' | 'instances' | 'features'> {
  const cuts = (catalogue.releaseOf.get(typeface.id)?.measure ?? null) as { cuts: string[] } | null
  return {
    ...pick(style, ['id', 'name', 'typ', 'weight', 'slope']),
    price: typeface.prerelease ? null : (style.price ?? null),
    previewFace: previewFaceName(typeface.name, style.name),
    menuFace: cuts?.cuts.includes(style.id) ? menuFaceName(typeface.name, style.name) : null,
    defaultCoordinates: (style.defaultCoordinates ?? {}) as Record<string, number>,
  }
}

/** Without the features that staff left out of the previews: those cannot be shown. */
function featuresToTry(
  { previewFeatures }: Pick<Typeface, 'previewFeatures'>,
  features: Feature[],
): Feature[] {
  if (!previewFeatures || previewFeatures.length === 0) return features
  return features.filter(({ tag }) => DEFAULT_FEATURES.has(tag) || previewFeatures.includes(tag))
}

function nextAfter(catalogue: Catalogue, typeface: Typeface) {
  const listed = topmostIn(catalogue.typefaces)
  const at = listed.findIndex(({ id }) => id === typeface.id)
  const next = listed[(at + 1) % listed.length]
  return next && next.id !== typeface.id ? { name: next.name, slug: next.slug } : null
}

/** Slugs of every published typeface, children included: each has a page of its own. */
export async function listTypefaceSlugs(payload: Payload): Promise<string[]> {
  return (await findPublishedSlugs(payload)).typefaces
}

/** Each once, in this order; a typeface that is not published any more is left out. */
export async function findTypefaceViews(
  payload: Payload,
  slugs: string[],
): Promise<TypefaceView[]> {
  const catalogue = await readCatalogue(payload)
  const typefaces = [...new Set(slugs)].flatMap((slug) => typefaceAt(catalogue, slug) ?? [])
  return Promise.all(typefaces.map((typeface) => viewTypeface(payload, { catalogue, typeface })))
}

type FamilyFacts = Pick<
  TypefaceFacts,
  'languages' | 'features' | 'nearLanguages' | 'characters' | 'score'
>

/** The facts of a typeface's files; of a superfamily without styles of its own, the facts all its children share. */
function factsOfFamily(catalogue: Catalogue, typeface: Typeface): FamilyFacts | null {
  const own = factsOfRelease(catalogue.releaseOf.get(typeface.id))
  if (own) return own

  const facts = childrenOf(catalogue, typeface.id)
    .map((child) => factsOfRelease(catalogue.releaseOf.get(child.id)))
    .filter((facts) => facts !== null)
  const [first, ...others] = facts
  if (!first) return null
  return {
    languages: first.languages.filter(({ code }) =>
      others.every(({ languages }) => languages.some((language) => language.code === code)),
    ),
    features: [
      ...new Map(
        facts.flatMap(({ features }) => features).map((feature) => [feature.tag, feature]),
      ).values(),
    ],
  }
}

/** The case of a typeface's letters opens with its Regular; that of a superfamily without styles with its first child's. */
function openGlyphs(families: Typeface[], styles: Style[]): GlyphOpening | null {
  for (const typeface of families) {
    const own = styles.filter((style) => idOf(style.typeface) === typeface.id)
    const style = uprightNearRegular(own.map((one) => ({ ...one, axes: variationOf(one).axes })))
    if (!style) continue
    const { codepoints } = style.facts as unknown as FontFacts
    const { shown } = charactersOf(codepoints, typeface)
    const script = ownScript(typeface)
    const letter = ownValue(OWN_SCRIPTS, script)?.letter
    return openCase(codesIn(shown), { style: style.id, script, letter })
  }
  return null
}

/** The script that it writes its own name in; whose name is Latin is drawn for its first script all the same. */
function ownScript(typeface: Typeface): string {
  const scripts = typeface.scripts ?? []
  const named = scriptOf(nameInItself(typeface), scripts) ?? 'Latin'
  return named === 'Latin' ? (scripts[0] ?? named) : named
}
