import type { Direction } from '@/domain/catalogue/typeface-view'

/** Pairs that begin with one letter, each of two UTF-16 places. */
export type PairRow = { pairs: string[]; dir: Direction }

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
export function planPairs(codes: number[]): PairRow[] {
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
