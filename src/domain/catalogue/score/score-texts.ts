import texts from './score-texts.json' with { type: 'json' }

/** Texts that a scene is set in, each with its source. Where one is quoted it was compared with a printed edition. */
export const READING = { ...texts.READING, paragraphs: texts.READING.paragraphs as Pair }

export const UPRIGHT = texts.UPRIGHT

export const VERSE = { ...texts.VERSE, couplets: texts.VERSE.couplets as Pair[] }

type Pair = [first: string, second: string]

/** Every kana once. */
export const IROHA = texts.IROHA

/** The first sentence of article 1, by script; each in the words of its translation at the United Nations. */
export const DECLARATION = texts.DECLARATION

/** Part of the rule that orders the scenes of a page. */
export const CODE = texts.CODE

type Row = readonly [what: string, ...figures: string[]]

export type FigureTable = {
  kind: 'bill' | 'journey' | 'months'
  caption: string
  source: string
  lang: string
  head: readonly string[]
  rows: readonly Row[]
  total: readonly [what: string, figure: string, rest?: string]
}

/** The bill of a house, the plan of a journey, the days of a year: each with its sum. */
export const TABLES = texts.TABLES as unknown as Record<FigureTable['kind'], FigureTable>

/** Nine words for nine weights of a script whose letters join. */
export const STEPS = texts.STEPS

/** Every letter of each text, by its key: a font that lacks one of them is not shown with it. */
export const LETTERS_OF_TEXTS: Readonly<Record<string, string>> = {
  reading: READING.opening + READING.paragraphs.join(''),
  verse: VERSE.couplets.flat().join(''),
  upright: UPRIGHT.text,
  iroha: IROHA.join(''),
  code: CODE.join(''),
  steps: STEPS.text,
  ...Object.fromEntries(
    Object.values(TABLES).map(({ kind, head, rows, total }) => [
      kind,
      [...head, ...rows.flat(), ...total].join(''),
    ]),
  ),
  ...Object.fromEntries(DECLARATION.sentences.map(({ lang, text }) => [`article ${lang}`, text])),
}
