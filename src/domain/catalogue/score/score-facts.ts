/**
 * What a typeface's own page is composed from, read from its masters once and kept with its release. All lengths are in em.
 * Only letters and features that visitors may see were looked at.
 */
export type ScoreFacts = {
  category: 'serif' | 'sans' | 'display' | 'mono'
  /** Its own first. */
  scripts: string[]
  dir: 'ltr' | 'rtl'
  unitsPerEm: number
  form: LetterForm
  /** Drawn for long reading. */
  isTextFace: boolean
  hasMonoAxis: boolean
  /** The texts of the bank whose every letter it has. */
  texts: string[]
  /** Of texts that break into lines. */
  lines: Record<string, LineCounts>
  regular: Setting
  /** Visible axes of its regular style. */
  axes: ScoreAxis[]
  styleCount: number
  /** The upright weights, lightest first. */
  weights: WeightSetting[]
  rise: Rise | null
  extreme: (MeasuredWords & { kind: 'axes' | 'weight' | 'only' }) | null
  opticalSizes: OpticalSizes | null
  letter: LetterFacts | null
  /** The letters in which roman and italic differ most. */
  pair: { italic: Setting; letters: PairedLetter[] } | null
  /** By axis: the letter that it moves most. */
  moved: Record<string, string>
  alternates: Alternate[]
  figures: FigureFacts
  alphabet: string
  languageCount: number
  towns: TownFacts | null
  /** Words written downwards, with their widest letter. */
  signs: [word: string, width: number][]
}

/** A style of the typeface and where its axes stand. */
export type Setting = { style: string; at: Record<string, number> }

export type WeightSetting = Setting & { weight: number }

export type ScoreAxis = { tag: string; name: string; min: number; max: number }

export type LetterForm = {
  xHeight: number
  capHeight: number
  ascent: number
  descent: number
  stem: number
  /** The thickest part of an o over its thinnest; 0 where there is no o. */
  contrast: number
  /** Of the twelve letters that English needs most, in the middle. */
  width: number
  hasCapitalsOnly: boolean
  isFixedWidth: boolean
}

/** A word as a face writes it: one of capitals alone in those, by which it is measured and found again. */
export function inItsCase(word: string, { hasCapitalsOnly }: Pick<LetterForm, 'hasCapitalsOnly'>) {
  return hasCapitalsOnly ? word.toUpperCase() : word
}

/** A word with the box of its ink. */
export type MeasuredWord = {
  text: string
  width: number
  /** From its start to its ink. */
  before: number
  /** Above and below the baseline. */
  top: number
  bottom: number
}

type MeasuredWords = { setting: Setting; lang: string; words: MeasuredWord[] }

/** One word in as many letters as there are weights. */
export type Rise = MeasuredWord & { lang: string; letters: RisenLetter[] }

/** `offset`: from its start to its ink. */
type RisenLetter = { letter: string; advance: number; offset: number }

export type OpticalSizes = {
  smallest: Setting
  largest: Setting
  min: number
  max: number
  words: { smallest: MeasuredWord; largest: MeasuredWord }[]
}

export type LetterFacts = {
  letter: string
  lang: string
  advance: number
  before: number
  after: number
  top: number
  bottom: number
  hasTwoStoreys: boolean
}

/** `shift`: what lays the middle of the italic's ink over the roman's. */
export type PairedLetter = { letter: string; shift: number }

export type Alternate = {
  tag: string
  name: string
  word: string
  /** The places of the letters that change. */
  changed: number[]
  /** The wider of both. */
  width: number
}

export type FigureFacts = {
  isTabular: boolean
  /** They are of one width before any feature. */
  isTabularByDefault: boolean
  hasOldStyle: boolean
  hasLining: boolean
  hasFractions: boolean
  hasSlashedZero: boolean
}

export type TownFacts = {
  setting: Setting
  /** Each with its comma and a space. */
  towns: { name: string; lang: string; width: number }[]
  /** The line height that their own accents need. */
  lineHeight: number
}

/** Every setting a scene may be set in. */
export function settingsIn(facts: ScoreFacts): Setting[] {
  const { regular, weights, extreme, opticalSizes, pair, towns } = facts
  return [
    regular,
    ...weights,
    ...[extreme?.setting, opticalSizes?.smallest, pair?.italic, towns?.setting].flatMap(
      (setting) => setting ?? [],
    ),
  ]
}

/**
 * How wide a text is set, in em of its own size, at each turn of the page: what is known before its letters have come, so that
 * its lines are counted with the fonts, and nothing moves when they arrive. The stylesheet of the scenes has the same figures.
 */
export const MEASURES = {
  reading: { phone: 17.2, small: 23.4, tablet: 24, desk: 25, wide: 27 },
  article: { phone: 11.6, desk: 17.2 },
  steps: { phone: 6.2, desk: 9.4 },
} as const

/** The lines of a text at each of its measures. */
export type LineCounts = Record<string, number>

/** Custom properties for the stylesheet: `--lines-desk: 11`. */
export function lineVariables(counts: LineCounts | undefined): Record<`--${string}`, number> {
  const entries = Object.entries(counts ?? {})
  return Object.fromEntries(entries.map(([measure, lines]) => [`--lines-${measure}`, lines]))
}
