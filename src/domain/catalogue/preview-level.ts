import { DEFAULT_FEATURES } from './features'

/** Open: a preview holds all that a visitor may type. Guarded: the plain Latin letters, with the letters and features of the pages; others come one by one. */
export type PreviewLevel = 'open' | 'guarded'

/** Empty is as the shop says; a shop that says nothing is older than the choice. */
export function previewLevelOf(
  typeface: { previewLevel?: PreviewLevel | null } | null,
  shop: { previewLevel?: PreviewLevel | null },
): PreviewLevel {
  return typeface?.previewLevel || shop.previewLevel || 'open'
}

/** What pages switch on by themselves, beside what every text has: figures, fractions and small capitals. */
const FEATURES_OF_PAGES = ['lnum', 'onum', 'pnum', 'tnum', 'frac', 'smcp', 'c2sc', 'vert']

/** Of the features that a visitor can try, those a guarded preview holds. None at all is written as a tag that no font has. */
export function guardedFeatures(offered: readonly string[]): string[] {
  const kept = FEATURES_OF_PAGES.filter((tag) => offered.length === 0 || offered.includes(tag))
  return kept.length > 0 ? kept : ['none']
}

/** A text set with this feature needs none that a guarded preview lacks. */
export function isFeatureOfPages(tag: string): boolean {
  return DEFAULT_FEATURES.has(tag) || FEATURES_OF_PAGES.includes(tag)
}

/** In points: a letter is one, all features of a style together are this many. */
const FEATURES_COUNT_AS = 60

/**
 * Of each family the style that was looked at first costs a part: people look through the case of one style of many families,
 * and all who sit in an office at the same; who takes fonts wants every style.
 */
export function pointsOf(letters: number, of: { features: number; isFirst: boolean }): number {
  const points = letters + of.features * FEATURES_COUNT_AS
  return of.isFirst ? Math.ceil(points / 4) : points
}

/** More letters do not come in one file. */
export const MOST_LETTERS = 300

/** The letters of a request, as its address names them: each once, in their order. */
export function lettersInOrder(letters: Iterable<number>): number[] {
  return [...new Set(letters)].toSorted((a, b) => a - b)
}

/** What stands in the address of further letters; null: it names none that way. */
export function parseLetters(text: string | null): number[] | null {
  const letters = Array.from(text ?? '', (letter) => letter.codePointAt(0) ?? 0)
  const isInOrder = letters.every((code, at) => at === 0 || code > (letters[at - 1] ?? 0))
  return isInOrder && letters.length <= MOST_LETTERS ? letters : null
}

/** GET /api/fonts/signed/{style}: what opens further letters of a guarded style for one visit. */
export type SignedLetters = {
  /** Stands in their addresses, for as long as it says. */
  visit: string
  seconds: number
  version: string
  /** What the foundry shows of the style, and what of it the preview lacks. */
  ranges: (readonly [first: number, last: number])[]
  beyond: (readonly [first: number, last: number])[]
  unseen: number
}
