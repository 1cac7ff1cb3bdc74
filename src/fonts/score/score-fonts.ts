import type { ScoreAxis, Setting } from '@/domain/catalogue/score/score-facts'
import { OWN_SCRIPTS } from '@/domain/catalogue/score/score-words'
import { uprightNearRegular } from '@/domain/catalogue/styles/choose-styles'
import type { Direction } from '@/domain/catalogue/typeface-view'
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

/** The style for a text where none is named, with a Regular weight and the drawing for the largest size. */
export function regularCut(cuts: ScoreCut[]): ScoreCut {
  const cut = uprightNearRegular(cuts)
  if (!cut) throw new Error('A score is read from at least one style.')
  return cut
}

const REGULAR = 400

export function regularSetting(cut: ScoreCut): Setting {
  return settingOf(cut, { wght: REGULAR })
}

/** Where the axes of a style stand by themselves; those named here as near to that as they go. */
export function settingOf(cut: ScoreCut, wanted: Record<string, number> = {}): Setting {
  const at = { ...cut.coordinates }
  for (const { tag, min, max } of cut.axes) {
    const value = ownValue(wanted, tag) ?? (tag === 'opsz' ? max : undefined)
    if (value !== undefined) at[tag] = Math.min(max, Math.max(min, value))
  }
  return { style: cut.style, at }
}

export function axisOf(cut: ScoreCut, tag: string): ScoreAxis | null {
  return cut.axes.find((axis) => axis.tag === tag && axis.min < axis.max) ?? null
}

/** How its own script is set; a Latin name may be set the other way by staff. */
export function ownRun({ scripts, dir }: { scripts: string[]; dir: Direction }): Run {
  const own = ownValue(OWN_SCRIPTS, scripts[0] ?? 'Latin')
  return { lang: own?.lang ?? 'en', dir: own?.dir ?? dir }
}
