import type { ScoreAxis, Setting } from '@/domain/catalogue/score/score-facts'
import { dirOfLanguage } from '@/domain/catalogue/typed-text'
import { OWN_SCRIPTS } from '@/domain/catalogue/score/score-words'
import { textPosition, uprightNearRegular } from '@/domain/catalogue/styles/choose-styles'
import { ownValue } from '@/domain/own-value'
import type { CodepointRange } from '../font-facts'
import type { ScoreCut, ScoreJob } from '../font-job'
import { ShapedFont, type TextRun } from '../harfbuzz/shaped-font'
import type { ReadFont } from '../line-metrics/open-family'
import { typesetLine, type TypesetLine } from '../line-metrics/typeset-line'
import { charactersShown } from '../recipes/character-sets'

export type Run = Pick<TextRun, 'lang' | 'dir'> & Partial<Pick<TextRun, 'on' | 'off'>>

/** A space, and what only says whether two letters join. */
const NEEDS_NO_GLYPH = new Set([' ', '\u200c'])

const ENGLISH: Run = { lang: 'en', dir: 'ltr' }

/** The masters of a family, each read once, and its fonts at any setting, each opened once. */
export class ScoreFonts {
  readonly #cuts: Map<string, ScoreCut>
  readonly #masters: Map<string, Uint8Array>
  readonly #open = new Map<string, ShapedFont>()
  readonly #letters = new Map<string, boolean>()
  readonly #job: ScoreJob

  private constructor(job: ScoreJob, masters: Map<string, Uint8Array>) {
    this.#job = job
    this.#masters = masters
    this.#cuts = new Map(job.cuts.map((cut) => [cut.style, cut]))
  }

  static async read(job: ScoreJob, readFont: ReadFont): Promise<ScoreFonts> {
    const paths = [...new Set(job.cuts.map(({ master }) => master))]
    const files = paths.map(async (path) => [path, await readFont(path)] as const)
    return new ScoreFonts(job, new Map(await Promise.all(files)))
  }

  masterOf({ style }: Pick<Setting, 'style'>): Uint8Array {
    const master = this.#masters.get(this.#cuts.get(style)?.master ?? '')
    if (!master) throw new Error('A setting names a style of the family.')
    return master
  }

  at({ style, at }: Setting): ShapedFont {
    const key = JSON.stringify([style, at])
    const known = this.#open.get(key)
    if (known) return known
    const font = new ShapedFont(this.masterOf({ style }), at)
    this.#open.set(key, font)
    return font
  }

  set(setting: Setting, text: string, run: Run = ENGLISH): TypesetLine {
    return typesetLine(this.at(setting), { ...run, text })
  }

  /** Whether visitors may see every letter of a text, in every style. */
  covers(text: string): boolean {
    return [...new Set(text)].every((letter) => NEEDS_NO_GLYPH.has(letter) || this.#shows(letter))
  }

  #shows(letter: string): boolean {
    const known = this.#letters.get(letter)
    if (known !== undefined) return known
    const shows =
      charactersShown([letter], this.#job.characters).length > 0 &&
      this.#job.cuts.every(({ codepoints }) => isIn(codepoints, letter.codePointAt(0) ?? 0))
    this.#letters.set(letter, shows)
    return shows
  }
}

function isIn(ranges: CodepointRange[], code: number): boolean {
  return ranges.some(([first, last]) => code >= first && code <= last)
}

/**
 * The style for a text where none is named, with a Regular weight and the drawing for the largest size. Beside a static Regular the
 * variable font that has it counts: the name above is set in it, and no other shows the axes.
 */
export function regularCut(cuts: ScoreCut[]): ScoreCut {
  const regular = uprightNearRegular(cuts)
  if (!regular) throw new Error('A score is read from at least one style.')
  const variable = cuts.filter(({ slope, axes }) => {
    const weight = axes.find(({ tag }) => tag === 'wght')
    return slope === regular.slope && weight && isWithin(weight, regular.weight)
  })
  return variable.toSorted((a, b) => b.axes.length - a.axes.length)[0] ?? regular
}

function isWithin({ min, max }: ScoreAxis, value: number): boolean {
  return min <= value && value <= max
}

/** The italic of as many axes as the roman has, nearest to its weight. */
export function italicBeside(roman: ScoreCut, cuts: ScoreCut[]): ScoreCut | undefined {
  const distance = ({ axes, weight }: ScoreCut) =>
    Math.abs(axes.length - roman.axes.length) * 1000 + Math.abs(weight - roman.weight)
  const italics = cuts.filter(({ slope }) => slope === 'italic')
  return italics.toSorted((a, b) => distance(a) - distance(b))[0]
}

export function regularSetting(cut: ScoreCut): Setting {
  return { style: cut.style, at: textPosition(cut) }
}

export function settingOf(cut: ScoreCut, wanted: Record<string, number> = {}): Setting {
  return { style: cut.style, at: textPosition(cut, wanted) }
}

export function axisOf(cut: ScoreCut, tag: string): ScoreAxis | null {
  return cut.axes.find((axis) => axis.tag === tag && axis.min < axis.max) ?? null
}

/** Between whose ends a face is another one, not more of it. */
const SWITCHES = new Set(['MONO', 'CRSV', 'ital', 'GRAD', 'slnt'])

export function isSwitch(tag: string): boolean {
  return SWITCHES.has(tag)
}

/** Bold and large; else the end further from where the axis stands by itself, but of a switch the nearer. */
export function endOf({ tag, min, default: start, max }: ScoreCut['axes'][number]): number {
  if (isSwitch(tag)) return max - start < start - min ? max : min
  return tag === 'wght' || tag === 'opsz' || max - start >= start - min ? max : min
}

/** How its own script is set; a Latin name may be set the other way by staff. */
export function ownRun({
  scripts,
  lang: told,
  dir,
}: Pick<ScoreJob, 'scripts' | 'lang' | 'dir'>): Run {
  const lang = told ?? ownValue(OWN_SCRIPTS, scripts[0] ?? 'Latin')?.lang
  return lang ? { lang, dir: dirOfLanguage(lang) } : { lang: 'en', dir }
}
