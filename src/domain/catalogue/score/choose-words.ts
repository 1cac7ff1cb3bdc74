import type { MeasuredWord, ScoreFacts, TownFacts } from './score-facts'
import type { BeltWords, TownLines } from './scenes'

type Wanted = {
  /** The name, whose letters were seen already. */
  shown: string
  /** What staff wrote in its place. */
  own?: string
  /** Of the ink, over its width. */
  heights?: { desk: number; phone: number }
}

const HEIGHTS = { desk: 0.29, phone: 0.6 }

/** A word for a desk and another one, shorter and so higher, for a phone. */
export function belts(
  words: MeasuredWord[],
  { shown, own = '', heights = HEIGHTS }: Wanted,
): BeltWords {
  const letters = new Set(shown.toLowerCase())
  const written = words.find(({ text }) => own !== '' && text === own)
  const desk = written ?? bestWord(words, letters, heights.desk)
  const phone = written ?? bestWord(words, letters, heights.phone, desk)
  return { desk, phone }
}

/** The word with most letters that the name has not shown, of nearly the wanted height. */
function bestWord(words: MeasuredWord[], shown: Set<string>, height: number, other?: MeasuredWord) {
  const valueOf = (word: MeasuredWord) => {
    const letters = new Set([...word.text.toLowerCase()].filter((letter) => letter !== ' '))
    const fresh = [...letters].filter((letter) => !shown.has(letter)).length
    const misses = Math.abs((word.top + word.bottom) / word.width - height)
    return (fresh * 0.9) / Math.sqrt(letters.size) - misses * 9 - (word === other ? 9 : 0)
  }
  const [best] = words
    .map((word) => ({ word, value: valueOf(word) }))
    .toSorted((a, b) => b.value - a.value)
  if (!best) throw new Error('A belt has a word.')
  return best.word
}

/** Words one below the other, of different lengths, side by side until the width is full. */
const LENGTHS = [3, 5, 4, 7, 6, 8, 5, 6, 4, 7]

/** Of the measure: their height, and what stands between two. */
const SIGN_HEIGHT = 52
const SIGN_GAP = 3.4

export function pickSigns(signs: ScoreFacts['signs'], capHeight: number): ScoreFacts['signs'] {
  const picked: ScoreFacts['signs'] = []
  let taken = -SIGN_GAP
  for (const length of LENGTHS) {
    const sign = signs.find((one) => one[0].length === length && !picked.includes(one))
    if (!sign) continue
    const width = (SIGN_HEIGHT / length / capHeight) * sign[1] + SIGN_GAP
    if (taken + width > 100) continue
    taken += width
    picked.push(sign)
  }
  return picked
}

/** Towns in full lines: six on a desk, eight on a phone. */
export function packTowns({ towns, form }: ScoreFacts): { desk: TownLines; phone: TownLines } {
  if (!towns) throw new Error('A list of towns has towns.')
  const isWide = form.hasCapitalsOnly || form.width > 0.6
  return {
    desk: packLines(towns, isWide ? 12.6 : 14.6, 6),
    phone: packLines(towns, isWide ? 8.4 : 9.6, 8),
  }
}

type Town = TownFacts['towns'][number]

/** How far ahead, and how many to a line. */
const REACH = 15
const A_LINE = 4

/**
 * Each line takes the towns whose width comes nearest to the measure from below, for lines are set to it and can only be widened;
 * it ends where no line gets nearly full.
 */
function packLines({ towns }: TownFacts, em: number, most: number): TownLines {
  const lines: Town[][] = []
  let rest = towns
  while (rest.length > 0 && lines.length < most) {
    const line = fullestLine(rest.slice(0, REACH), em)
    if (line.reduce((sum, { width }) => sum + width, 0) < em * 0.93) break
    lines.push(line)
    rest = rest.filter((town) => !line.includes(town))
  }
  return { em, lines: lines.map((line) => line.map(({ name, lang }) => ({ name, lang }))) }
}

function fullestLine(towns: Town[], em: number): Town[] {
  let best: { width: number; line: Town[] } = { width: 0, line: [] }
  const extend = (from: number, width: number, line: Town[]) => {
    if (width > best.width) best = { width, line }
    if (line.length === A_LINE) return
    towns.slice(from).forEach((town, index) => {
      if (width + town.width > em) return
      extend(from + index + 1, width + town.width, [...line, town])
    })
  }
  extend(0, 0, [])
  return best.line
}
