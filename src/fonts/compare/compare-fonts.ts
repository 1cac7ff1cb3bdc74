import type { MovedMost, Reflow } from '@/domain/catalogue/releases/release-change'
import type { Direction } from '@/domain/catalogue/typeface-view'
import { ShapedFont } from '../harfbuzz/shaped-font'
import { readCharacters } from '../inspect/read-characters'
import { readMetrics } from '../inspect/read-metrics'
import { readSfnt } from '../sfnt/read-sfnt'
import { requireTable, type Sfnt } from '../sfnt/sfnt'
import { planLocations } from './plan-locations'

/** As many lost characters as are named one by one. */
const MOST_NAMED = 5

/** As many new letters as are shown. */
const MOST_SHOWN = 120

type Pair = { before: ShapedFont; after: ShapedFont; scale: number }

/**
 * Two masters of one style side by side: advance widths of every character they share, and what pairs of letters gain or
 * lose by standing together, at the default and at named instances. Ligatures count as kerning: they move text as it does.
 */
export function compareFonts(before: Uint8Array, after: Uint8Array): Reflow {
  const [old, fresh] = [readSfnt(before), readSfnt(after)]
  const { shared, added, lost } = compareCharacters(old, fresh)
  const rows = planPairs(shared)
  const [widths, kerning] = [new FarthestMoves(), new FarthestMoves()]

  for (const location of planLocations(old, fresh)) {
    const pair = openPair({ before, after }, location)
    compareWidths(pair, shared, widths)
    for (const row of rows) compareRow(pair, row, kerning)
  }
  return {
    widths: widths.summary(),
    kerning: kerning.summary(),
    added: added.length,
    ...(added.length > 0 ? { letters: lettersOf(added) } : {}),
    lost: { count: lost.length, first: lettersOf(lost).slice(0, MOST_NAMED) },
    lineHeight: compareLineHeights(old, fresh),
  }
}

/** Accents that stand on other letters, spaces and what is private to the font say nothing by themselves. */
function lettersOf(codes: number[]): string[] {
  return codes
    .toSorted((a, b) => a - b)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character))
    .slice(0, MOST_SHOWN)
}

function openPair(
  files: { before: Uint8Array; after: Uint8Array },
  location: { before: Record<string, number>; after: Record<string, number> },
): Pair {
  const before = new ShapedFont(files.before, location.before)
  const after = new ShapedFont(files.after, location.after)
  return { before, after, scale: after.unitsPerEm / before.unitsPerEm }
}

function compareWidths({ before, after, scale }: Pair, shared: number[], moves: FarthestMoves) {
  for (const code of shared) {
    const was = before.widthOf(code) * scale
    moves.add(String.fromCodePoint(code), after.widthOf(code) - was)
  }
}

function compareRow({ before, after, scale }: Pair, row: PairRow, moves: FarthestMoves) {
  const was = kernRow(before, row)
  const is = kernRow(after, row)
  row.pairs.forEach((pair, index) => {
    moves.add(pair, (is[index] ?? 0) - (was[index] ?? 0) * scale)
  })
}

/** Pairs one to a line, shaped in one go: what each is wider or narrower than its two letters alone. */
function kernRow(font: ShapedFont, { pairs, dir }: PairRow): number[] {
  const together = new Map<number, number>()
  const glyphs = font.shape({ text: pairs.join('\n'), lang: 'en', dir })
  for (const { cluster, advance } of glyphs) {
    // Two letters and a line break: three places a pair.
    if (cluster % 3 === 2) continue
    const pair = Math.floor(cluster / 3)
    together.set(pair, (together.get(pair) ?? 0) + advance)
  }
  return pairs.map((pair, index) => {
    const alone = [...pair].reduce(
      (sum, letter) => sum + font.widthOf(letter.codePointAt(0) ?? 0),
      0,
    )
    return (together.get(index) ?? 0) - alone
  })
}

function compareLineHeights(old: Sfnt, fresh: Sfnt): Reflow['lineHeight'] {
  const [before, after] = [lineHeightOf(old), lineHeightOf(fresh)]
  return before === after ? null : { before, after }
}

/** In em, to a hundredth. */
function lineHeightOf(sfnt: Sfnt): number {
  const { ascender, descender, lineGap } = readMetrics(sfnt)
  return (
    Math.round(((ascender - descender + lineGap) / requireTable(sfnt, 'head').u16(18)) * 100) / 100
  )
}

/** Counts what moved by a unit or more, at any place on the axes, and remembers what moved farthest. */
class FarthestMoves {
  readonly #byText = new Map<string, number>()

  add(text: string, by: number): void {
    const rounded = Math.round(by)
    const known = this.#byText.get(text) ?? 0
    if (Math.abs(rounded) > Math.abs(known)) this.#byText.set(text, rounded)
  }

  summary(): MovedMost {
    const [first, ...others] = [...this.#byText].map(([text, by]) => ({ text, by }))
    const most = others.reduce<{ text: string; by: number } | null>(
      (best, move) => (best && Math.abs(move.by) > Math.abs(best.by) ? move : best),
      first ?? null,
    )
    return { count: this.#byText.size, most }
  }
}

/** Pairs that begin with one letter, each of two UTF-16 places. */
type PairRow = { pairs: string[]; dir: Direction }

/** The letters that texts are made of, script by script: pairs across scripts are hardly ever set. */
const ALPHABETS: { letters: string; dir: Direction }[] = [
  { letters: `${range('A', 'Z')}${range('a', 'z')}ÄÖÜäöüßÉéèàçñøå`, dir: 'ltr' },
  { letters: `${range('Α', 'Ρ')}${range('Σ', 'Ω')}${range('α', 'ω')}`, dir: 'ltr' },
  { letters: `${range('А', 'я')}Ёё`, dir: 'ltr' },
  { letters: range('א', 'ת'), dir: 'rtl' },
  { letters: `${range('ء', 'غ')}${range('ف', 'ي')}پچژکگی`, dir: 'rtl' },
]

const POINTS = '.,:;!?-–’”“()'

const FIGURES = range('0', '9')

/** Every pair of letters and points of each script that the font sets, and of figures. */
function planPairs(codes: number[]): PairRow[] {
  const known = new Set(codes)
  const knownIn = (letters: string) =>
    [...letters].filter((letter) => known.has(letter.codePointAt(0) ?? -1))
  const points = knownIn(POINTS)

  const scripts = [...ALPHABETS, { letters: FIGURES, dir: 'ltr' as const }]
  return scripts.flatMap(({ letters, dir }) => {
    const own = knownIn(letters)
    const after = (first: string) => (own.includes(first) ? [...own, ...points] : own)
    const firsts = own.length > 0 ? [...own, ...points] : []
    return firsts.map((first) => ({ dir, pairs: after(first).map((second) => first + second) }))
  })
}

function range(first: string, last: string): string {
  const [start, end] = [first.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0]
  const codes = Array.from({ length: end - start + 1 }, (_, index) => start + index)
  return String.fromCodePoint(...codes)
}

/** The characters that two masters share, and those that only one of them can set. */
export function compareCharacters(old: Sfnt, fresh: Sfnt) {
  const before = new Set(readCharacters(old).filter(isSet))
  const after = new Set(readCharacters(fresh).filter(isSet))
  return {
    shared: [...after].filter((code) => before.has(code)),
    added: [...after].filter((code) => !before.has(code)),
    lost: [...before].filter((code) => !after.has(code)),
  }
}

/** Control characters are never set, though fonts map them. */
function isSet(code: number): boolean {
  return code >= 0x20 && !(code >= 0x7f && code < 0xa0)
}
