import {
  type BlockCount,
  type CharacterSurvey,
  type Language,
  type NearLanguage,
  ownScriptFirst,
  type PartLanguage,
} from '@/domain/catalogue/languages'
import { languageKey } from '@/domain/catalogue/type-case/group-languages'
import { type Extent, factsOf, featureFacts } from '@/domain/catalogue/type-case/type-case-facts'
import type { Feature, PartOfStyles } from '@/domain/catalogue/typeface-view'
import {
  mergeVariation,
  shownAxes,
  type Variation,
} from '@/domain/catalogue/variation/merge-variation'
import { parseStoredOverrides } from '@/domain/catalogue/variation/variation-overrides'
import type { FontFacts } from '@/fonts/font-facts'
import type { Style, Typeface } from '@/payload-types'

export type TypefaceFacts = {
  scripts: string[]
  languages: Language[]
  /** Missing, like the characters, from releases that an older version of the shop made. */
  nearLanguages?: NearLanguage[]
  characters?: { count: number; blocks: BlockCount[] }
  features: Feature[]
  /**
   * What some of its styles have and others do not, by the key that filters name it with: "language:fr", "feature:smcp". Missing
   * where it was never counted.
   */
  partly?: Record<string, PartOfStyles>
  partLanguages?: Language[]
  /** Compartments of the type case. */
  compartments: string[]
  axisCount: number
  version: string | null
  glyphCount: number
  /** The content hash of what its page is composed from. */
  score?: string
}

export type MasteredStyle = Style & { master: string; facts: FontFacts }

/** The facts of a whole typeface: what every style can do, and what any of them adds in weight, width and slope. */
export function mergeFacts(
  typeface: Typeface,
  { styles, survey }: { styles: MasteredStyle[]; survey: CharacterSurvey },
): TypefaceFacts {
  const files = styles.map((style) => style.facts)
  const written = inEvery(files.map((file) => file.scripts))
  const scripts = ownScriptFirst(written, typeface.samples?.[0]?.script)
  const [first] = files
  const { partLanguages } = survey

  const merged = {
    scripts,
    languages: survey.languages,
    nearLanguages: survey.nearLanguages,
    characters: { count: survey.count, blocks: survey.blocks },
    features: uniqueByTag(files.flatMap((file) => file.features)),
    partly: partlyOf(files, partLanguages),
    partLanguages: partLanguages.map(({ code, name }) => ({ code, name })),
    axisCount: Math.max(0, ...styles.map((style) => shownAxes(variationOf(style).axes).length)),
    version: first?.version ?? null,
    glyphCount: Math.max(0, ...files.map((file) => file.glyphCount)),
  }
  return {
    ...merged,
    compartments: factsOf({
      weights: styles.map((style) => extentOf(style, 'wght', style.weight)),
      widths: styles.map((style) => extentOf(style, 'wdth', style.width ?? style.facts.width)),
      category: typeface.category,
      slopes: styles.map((style) => style.slope),
      typ: styles.map((style) => style.typ),
      features: merged.features.map((feature) => feature.tag),
      scripts,
      languages: [...survey.languages, ...partLanguages].map(({ code }) => code),
    }),
  }
}

/** In how many of its styles, as filters count them. */
function partlyOf(files: FontFacts[], languages: PartLanguage[]): Record<string, PartOfStyles> {
  const of = files.length
  const keysOf = (file: FontFacts) => new Set(file.features.flatMap(({ tag }) => featureFacts(tag)))
  const held = files.map(keysOf)
  const features = [...new Set(held.flatMap((keys) => [...keys]))]
    .map((key) => [key, held.filter((keys) => keys.has(key)).length] as const)
    .filter(([, styles]) => styles < of)
  const written = languages.map((one) => [languageKey(one), one.styles] as const)
  return Object.fromEntries([...features, ...written].map(([key, styles]) => [key, { styles, of }]))
}

/** A variable style extends as far as visitors may set its axis; a hidden axis has one value. */
function extentOf(style: MasteredStyle, tag: 'wght' | 'wdth', fixed: number): Extent {
  const axis = shownAxes(variationOf(style).axes).find((candidate) => candidate.tag === tag)
  return axis ? [axis.min, axis.max] : fixed
}

function inEvery(lists: string[][]): string[] {
  const [first = [], ...others] = lists
  return first.filter((entry) => others.every((list) => list.includes(entry)))
}

/** Of several styles' features of one name the first that shows something. */
function uniqueByTag(features: Feature[]): Feature[] {
  const byTag = new Map<string, Feature>()
  for (const feature of features) {
    const known = byTag.get(feature.tag)
    if (!known || (!known.sample && feature.sample)) byTag.set(feature.tag, feature)
  }
  return [...byTag.values()]
}

/** The axes and instances of a style's file as visitors see them: on its pages, and in the facts its family is filtered by. */
export function variationOf(
  style: Pick<Style, 'variation' | 'defaultCoordinates'> & { facts?: unknown },
): Variation {
  return mergeVariation(style.facts as FontFacts, {
    overrides: parseStoredOverrides(style.variation),
    position: (style.defaultCoordinates ?? {}) as Record<string, number>,
  })
}
