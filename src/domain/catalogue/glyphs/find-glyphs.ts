import type { FeatureReach, StyleCharacters } from './glyph-view'
import type { GlyphGroup } from './group-characters'
import { codesIn } from './letter-pages'

export type FoundGroup = GlyphGroup & {
  /** Shown with this feature switched on. */
  feature?: string
}

type Searched = Pick<StyleCharacters, 'ranges' | 'names' | 'features'>

/** What a visitor may mean: one letter, a code point, a feature, or words of a name. */
export function findGlyphs(typed: string, style: Searched): FoundGroup[] {
  const query = typed.trim()
  if (query === '') return []
  const codes = codesIn(style.ranges)

  const byLetter = lettersIn(query).filter((code) => codes.includes(code))
  const byCode = codePointIn(query)
  const exact = byCode !== null && codes.includes(byCode) ? [...byLetter, byCode] : byLetter
  const named =
    query.length > 1 ? codes.filter((_, at) => startsWords(style.names[at] ?? '', query)) : []
  const found = groupOf([...new Set([...exact, ...named])])
  const features = style.features.filter((feature) => isFeature(feature, query)).map(groupOfFeature)
  // Names only share words with what is meant: "small capitals" are in many.
  return exact.length > 0 ? [...found, ...features] : [...features, ...found]
}

function groupOf(codes: number[]): FoundGroup[] {
  return codes.length > 0 ? [{ name: 'Found', codes }] : []
}

/** One letter and its other case. */
function lettersIn(query: string): number[] {
  const [letter, ...others] = [...query]
  if (!letter || others.length > 0) return []
  const forms = [letter, letter.toLowerCase(), letter.toUpperCase()]
  const single = forms.filter((form) => [...form].length === 1)
  return [...new Set(single.map((form) => form.codePointAt(0) ?? 0))]
}

/** "U+1E9E", "1e9e", "0x1E9E". */
function codePointIn(query: string): number | null {
  const [, hex] =
    /^(?:u\+|0x)([0-9a-f]{1,6})$/i.exec(query) ?? /^([0-9a-f]{4,6})$/i.exec(query) ?? []
  return hex ? Number.parseInt(hex, 16) : null
}

function isFeature({ tag, name }: FeatureReach, query: string): boolean {
  return query.toLowerCase() === tag || (query.length > 2 && startsWords(name, query))
}

/** Every word of the query begins a word of the name. "Small caps" are small capitals. */
function startsWords(name: string, query: string): boolean {
  const words = wordsOf(name)
  return wordsOf(query.replace(/\bcaps\b/i, 'capital')).every((wanted) =>
    words.some((word) => word.startsWith(wanted)),
  )
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
}

function groupOfFeature({ tag, name, codes }: FeatureReach): FoundGroup {
  return { name: `${name} ${tag}`, codes, feature: tag }
}
