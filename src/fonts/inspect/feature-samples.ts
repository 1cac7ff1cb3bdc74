import { FEATURE_WORDS } from '@/domain/catalogue/features'
import type { Feature } from '@/domain/catalogue/typeface-view'
import { ownValue } from '@/domain/own-value'
import { isOwnCapital } from '../characters/describe-glyph'
import { ShapedFont, type Glyph } from '../harfbuzz/shaped-font'

const SMALL = [...'abcdefghijklmnopqrstuvwxyz']
const CAPITALS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const SIGNS = [
  ...'0123456789&?!@#$%()[]{}*/\\|-–—.,;:…\'"‘’“”‹›«»+=<>~^_•†‡§¶©®™€£¥ßæœøðþłđıÆŒØÐÞŁĐ',
]
/** What typefaces for code and for addresses join. */
const JOINED = ['ffi', 'ffl', '->', '=>', '!=', '<=', '>=', '==', '//', '::', 'www', '--', '...']

/** Words in which all that is no H must change: signs stand between capitals as they are set. */
const BETWEEN_CAPITALS =
  '(H-H) (H–H) (H) [H] {H} H-H H–H H—H ¿H? ¡H! H@H «H» ‹H› H/H H·H H:H H17'.split(' ')

const ACCENTED = Array.from({ length: 0x17f - 0xc0 }, (_, at) => String.fromCodePoint(0xc0 + at))

/** Letters of one script stand in one line of their own: a line is shaped as one script. */
const OTHER_SCRIPTS = ['Greek', 'Cyrillic', 'Arabic', 'Hebrew'].map(
  (script) => new RegExp(`^\\p{Script=${script}}$`, 'u'),
)
const MOST_LETTERS_OF_A_SCRIPT = 80

/** As much as fits a cell of the page, in ems; a cell shows a word, not an alphabet. */
const WIDEST = 2.7
const MOST = 5

/**
 * Each feature with the very letters that it changes; null where it changes none of those that visitors may set. Of a word that
 * shows it by custom, of single letters, then of pairs and of what is joined by custom.
 */
export function sampleFeatures(
  file: Uint8Array,
  { features, characters }: { features: Feature[]; characters: number[] },
): Feature[] {
  if (features.length === 0) return []
  const font = new ShapedFont(file)
  const lines = linesOf(new Set(characters))
  return features.map((feature) => ({ ...feature, sample: sampleOf(font, feature.tag, lines) }))
}

/** Words of one letter, then words of two, each line apart. */
type Lines = { words: string[]; gap: '' | ' ' }[]

function linesOf(characters: ReadonlySet<number>): Lines {
  const has = (letter: string) => characters.has(letter.codePointAt(0) ?? 0)
  const small = SMALL.filter(has)
  const others = OTHER_SCRIPTS.map((script) =>
    [...characters]
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => script.test(letter))
      .slice(0, MOST_LETTERS_OF_A_SCRIPT),
  )
  const pairs = [...small, ...CAPITALS.filter(has)].flatMap((first) =>
    small.map((second) => first + second),
  )
  return [
    { words: [...small, ...CAPITALS.filter(has), ...SIGNS.filter(has)], gap: '' as const },
    ...[ACCENTED.filter(has), ...others].map((words) => ({ words, gap: '' as const })),
    { words: pairs, gap: ' ' as const },
    { words: JOINED.filter((word) => [...word].every(has)), gap: ' ' as const },
  ].filter(({ words }) => words.length > 0)
}

function sampleOf(font: ShapedFont, tag: string, lines: Lines): string | null {
  const between = tag === 'case' && BETWEEN_CAPITALS.find((word) => changesSigns(font, tag, word))
  if (between) return between
  const word = ownValue(FEATURE_WORDS, tag)
  if (word && font.covers(word) && changedWords(font, tag, [word]).length > 0) return word
  for (const { words, gap } of lines) {
    const changed = changedWords(font, tag, words)
    if (changed.length > 0) return fitting(changed, gap, (text) => widthOf(font, tag, text))
  }
  return null
}

function changesSigns(font: ShapedFont, tag: string, word: string): boolean {
  const letters = [...word]
  const signs = [...new Set(letters)].filter((letter) => letter !== 'H')
  return font.covers(word) && changedWords(font, tag, signs).length === signs.length
}

/** Of words in a line, those whose glyphs are others with the feature than without it. */
function changedWords(font: ShapedFont, tag: string, words: string[]): string[] {
  const text = words.join(' ')
  const run = { text, lang: 'en', dir: 'ltr' } as const
  const without = glyphsByWord(font.shape({ ...run, off: [tag] }), words)
  const having = glyphsByWord(font.shape({ ...run, on: [tag] }), words)
  return words.filter((word, place) => {
    const [before = [], after = []] = [without[place], having[place]]
    return before.join() !== after.join() && !isTyped(font, word, { before, after })
  })
}

type Shaped = { before: number[]; after: number[] }

/** Nothing but what visitors type as well: letters as they were, or their capitals. A space may follow. */
function isTyped(font: ShapedFont, word: string, { before, after }: Shaped): boolean {
  const letters = [...word, ' '].slice(0, Math.max(word.length, after.length))
  const isPlain = (glyph: number, letter = '') =>
    before.includes(glyph) ||
    glyph === font.glyphOf(letter.codePointAt(0) ?? 0) ||
    isOwnCapital(font, letter, glyph)
  return after.length === letters.length && after.every((glyph, at) => isPlain(glyph, letters[at]))
}

function glyphsByWord(glyphs: Glyph[], words: string[]): number[][] {
  const wordAt: number[] = words.flatMap((word, place) =>
    Array.from({ length: word.length + 1 }, () => place),
  )
  const ids = words.map((): number[] => [])
  for (const { id, cluster } of glyphs) ids[wordAt[cluster] ?? 0]?.push(id)
  return ids
}

function fitting(words: string[], gap: '' | ' ', widthOfText: (text: string) => number): string {
  const [first = '', ...others] = words
  let sample = first
  for (const word of others.slice(0, MOST - 1)) {
    const longer = sample + gap + word
    if (widthOfText(longer) > WIDEST) break
    sample = longer
  }
  return sample
}

function widthOf(font: ShapedFont, tag: string, text: string): number {
  const glyphs = font.shape({ text, lang: 'en', dir: 'ltr', on: [tag] })
  return glyphs.reduce((sum, { advance }) => sum + advance, 0) / font.unitsPerEm
}
