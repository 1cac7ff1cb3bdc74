import {
  type FigureFacts,
  inItsCase,
  type LetterForm,
  type MeasuredWord,
  MEASURES,
  type OpticalSizes,
  type Rise,
  type ScoreFacts,
  type Setting,
  type TownFacts,
  type WeightSetting,
} from '@/domain/catalogue/score/score-facts'
import { DECLARATION, LETTERS_OF_TEXTS, READING, STEPS } from '@/domain/catalogue/score/score-texts'
import { dirOfLanguage } from '@/domain/catalogue/typed-text'
import { OWN_SCRIPTS, SCORE_WORDS } from '@/domain/catalogue/score/score-words'
import { ownValue } from '@/domain/own-value'
import type { ScoreCut, ScoreJob } from '../font-job'
import { readMetrics } from '../inspect/read-metrics'
import type { ReadFont } from '../line-metrics/open-family'
import {
  leftBearingOf,
  rightBearingOf,
  roundEm,
  type TypesetLine,
} from '../line-metrics/typeset-line'
import { readSfnt } from '../sfnt/read-sfnt'
import { requireTable } from '../sfnt/sfnt'
import { mostMoved, pairLetters } from './compare-slopes'
import { countLines, piecesOf } from './count-lines'
import { ENGLISH, findAlternates } from './find-alternates'
import { measureLetter, readForm, storeysOf } from './letter-form'
import {
  axisOf,
  endOf,
  isSwitch,
  italicBeside,
  ownRun,
  regularCut,
  regularSetting,
  type Run,
  ScoreFonts,
  settingOf,
} from './score-fonts'

/** What the page of a typeface is composed from: each master is read once. */
export async function readScoreFacts(job: ScoreJob, readFont: ReadFont): Promise<ScoreFacts> {
  const fonts = await ScoreFonts.read(job, readFont)
  const cut = regularCut(job.cuts)
  const regular = regularSetting(cut)
  const sfnt = readSfnt(fonts.masterOf(cut))
  const { ascender, descender } = readMetrics(sfnt)
  const em = requireTable(sfnt, 'head').u16(18)
  const form = readForm(fonts, regular, { ascent: ascender / em, descent: -descender / em })
  const isJapanese = job.scripts.includes('Japanese')
  const scripts = job.scripts.filter((script) => script !== 'Chinese' || !isJapanese)
  const run = ownRun({ ...job, scripts })
  const weights = weightsOf(job.cuts)
  const has = (tag: string) => job.features.some((feature) => feature.tag === tag)
  const read: Read = { job, fonts, cut, regular, form, scripts, run, weights }
  const letter = letterOf(read)

  return {
    category: job.category,
    scripts,
    dir: run.dir,
    unitsPerEm: em,
    form,
    isTextFace: isTextFace(job, form),
    hasMonoAxis: axisOf(cut, 'MONO') !== null,
    texts: Object.keys(LETTERS_OF_TEXTS).filter((key) =>
      fonts.covers(ownValue(LETTERS_OF_TEXTS, key) ?? ''),
    ),
    lines: linesOf(read, has),
    regular,
    axes: cut.axes.map(({ tag, name, min, max }) => ({ tag, name, min, max })),
    styleCount: job.cuts.length,
    weights,
    rise: riseOf(read),
    extreme: extremeOf(read),
    opticalSizes: opticalSizesOf(read),
    letter,
    pair: pairOf(read),
    moved: movedOf(read, letter?.letter ?? ''),
    alternates: findAlternates(fonts, {
      setting: regular,
      run,
      features: job.features,
      words: SCORE_WORDS,
      form,
    }),
    figures: figuresOf(read, has),
    alphabet: alphabetOf(read),
    languageCount: job.languageCount,
    towns: townsOf(read),
    signs: has('vert') && form.hasCapitalsOnly ? signsOf(read) : [],
  }
}

type Read = {
  job: ScoreJob
  fonts: ScoreFonts
  cut: ScoreCut
  regular: Setting
  form: LetterForm
  scripts: string[]
  run: Run
  weights: WeightSetting[]
}

/** Neither too thin nor too black, too wide nor too playful to be read for an hour. */
function isTextFace({ category }: ScoreJob, form: LetterForm): boolean {
  const { hasCapitalsOnly, isFixedWidth, stem, xHeight, width } = form
  const colour = stem / (xHeight || 1)
  return (
    (category === 'serif' || category === 'sans') &&
    !hasCapitalsOnly &&
    !isFixedWidth &&
    colour > 0.1 &&
    colour < 0.25 &&
    width < 0.58
  )
}

const MOST_WEIGHTS = 9

/** Steps of a hundred along the axis, or one of each static upright. */
function weightsOf(cuts: ScoreCut[]): WeightSetting[] {
  const uprights = cuts.filter(({ slope }) => slope === 'upright')
  const variable = uprights.find((cut) => axisOf(cut, 'wght'))
  const axis = variable && axisOf(variable, 'wght')
  if (variable && axis) {
    const count = Math.min(MOST_WEIGHTS, Math.max(2, Math.round((axis.max - axis.min) / 100) + 1))
    return Array.from({ length: count }, (_, index) => {
      const weight = Math.round(axis.min + ((axis.max - axis.min) * index) / (count - 1))
      return { ...settingOf(variable, { wght: weight }), weight }
    })
  }
  const sorted = (uprights.length > 0 ? uprights : cuts).toSorted((a, b) => a.weight - b.weight)
  return sorted
    .filter(({ weight }, index) => weight !== sorted[index - 1]?.weight)
    .map((cut) => ({ ...settingOf(cut), weight: cut.weight }))
}

/** The lines of what breaks into lines, in the fonts it is set in. */
function linesOf({ fonts, regular, weights }: Read, has: (tag: string) => boolean) {
  const figures = has('onum') ? ['onum'] : []
  const wordsOf = (text: string, run: Run, setting = (_: number) => regular) => {
    return text
      .trim()
      .split(' ')
      .flatMap((word, index) => {
        const widthOf = (set: string) => fonts.set(setting(index), set, run).advance
        return piecesOf(word, run.lang).map((piece, at, { length }) => ({
          width: widthOf(piece),
          space: at === length - 1 ? widthOf(' ') : 0,
        }))
      })
  }
  const english: Run = { lang: 'en', dir: 'ltr', on: figures }
  const [first, second] = READING.paragraphs
  const opening = has('smcp')
    ? wordsOf(READING.opening, { ...english, on: ['smcp', 'c2sc'] }).map(
        ({ width, space }, index) => {
          const letters = READING.opening.split(' ')[index]?.length ?? 0
          return {
            width: width + letters * SMALL_CAPITALS_SPACING,
            space: space + SMALL_CAPITALS_SPACING,
          }
        },
      )
    : wordsOf(READING.opening, english)
  const reading = [
    [...opening, ...wordsOf(first, english)],
    [INDENT, ...wordsOf(second, english)],
  ]
  return {
    reading: countLines(reading, MEASURES.reading),
    steps: countLines(
      [wordsOf(STEPS.text, { lang: STEPS.lang, dir: 'rtl' }, (index) => weights[index] ?? regular)],
      MEASURES.steps,
    ),
    ...Object.fromEntries(
      DECLARATION.sentences
        .filter(({ text }) => fonts.covers(text))
        .map(({ lang, text }) => {
          const run = { lang, dir: dirOfLanguage(lang) }
          return [`article ${lang}`, countLines([wordsOf(text, run)], MEASURES.article)]
        }),
    ),
  }
}

/** As the stylesheet sets them. */
const SMALL_CAPITALS_SPACING = 0.045
const INDENT = { width: 1.4, space: 0 }

/** A word on one line, from its first ink to its last. */
function measured(text: string, { bounds, advance }: TypesetLine, { dir }: Run): MeasuredWord {
  const { left, right, top, bottom } = bounds ?? { left: 0, right: advance, top: 1, bottom: 0 }
  return {
    text,
    width: roundEm(right - left),
    before: roundEm(dir === 'rtl' ? advance - right : left),
    top: roundEm(top),
    bottom: roundEm(-bottom),
  }
}

function measureWords({ fonts, run }: Read, setting: Setting, words: string[]): MeasuredWord[] {
  return words
    .filter((word) => fonts.covers(word))
    .map((word) => measured(word, fonts.set(setting, word, run), run))
    .filter(({ width, top }) => width > 0 && top > 0)
}

/** One letter a weight, the first the lightest. */
function riseOf({ fonts, run, weights, scripts, form }: Read): Rise | null {
  if (run.dir === 'rtl' || weights.length < 3) return null
  const [own = 'Latin'] = scripts
  const bank: Record<string, string[]> = SCORE_WORDS.rise
  const words = ownValue(bank, Object.hasOwn(OWN_SCRIPTS, own) ? own : 'Latin')
  const found = words?.find((word) => [...word].length === weights.length)
  const text = inItsCase(found ?? '', form)
  if (text === '' || !fonts.covers(text)) return null
  const lines = [...text].map((letter, index) => {
    const setting = weights[index]
    return { letter, line: setting && fonts.set(setting, letter, run) }
  })
  const [first, last] = [lines[0]?.line, lines.at(-1)?.line]
  if (!first || !last) return null
  const advance = lines.reduce((sum, { line }) => sum + (line?.advance ?? 0), 0)
  const boxes = lines.flatMap(({ line }) => line?.bounds ?? [])
  return {
    text,
    lang: run.lang,
    width: roundEm(advance - leftBearingOf(first) - rightBearingOf(last)),
    before: roundEm(leftBearingOf(first)),
    top: roundEm(Math.max(...boxes.map(({ top }) => top))),
    bottom: roundEm(-Math.min(...boxes.map(({ bottom }) => bottom))),
    letters: lines.map(({ letter, line }) => {
      return {
        letter,
        advance: roundEm(line?.advance ?? 0),
        offset: roundEm(line ? leftBearingOf(line) : 0),
      }
    }),
  }
}

/** Every axis at its end, or the heaviest style, or the only one. */
function extremeOf(read: Read): ScoreFacts['extreme'] {
  const { cut, weights, run, form, job } = read
  const movable = cut.axes.filter(({ tag, min, max }) => min < max && !isSwitch(tag))
  const ends = cut.axes.map((axis) => [axis.tag, endOf(axis)] as const)
  const setting = movable.length > 1 ? settingOf(cut, Object.fromEntries(ends)) : weights.at(-1)
  if (!setting) return null
  const bank: Record<string, string[]> = SCORE_WORDS.belt
  const words = [...job.ownWords, ...(ownValue(bank, run.lang) ?? SCORE_WORDS.belt.en)].map(
    (word) => inItsCase(word, form),
  )
  const found = measureWords(read, setting, [...new Set(words)])
  if (found.length === 0) return null
  const kind = movable.length > 1 ? 'axes' : weights.length > 1 ? 'weight' : 'only'
  return { kind, setting: { style: setting.style, at: setting.at }, lang: run.lang, words: found }
}

/** So much larger the largest drawing has to be. */
const LEAST_RANGE = 3

function opticalSizesOf(read: Read): OpticalSizes | null {
  const { cut, fonts, run } = read
  const axis = axisOf(cut, 'opsz')
  if (!axis || axis.min <= 0 || axis.max / axis.min < LEAST_RANGE || run.lang !== 'en') return null
  const at = (size: number) => settingOf(cut, { wght: 400, opsz: size })
  const words = SCORE_WORDS.opticalSizes.filter((word) => fonts.covers(word))
  if (words.length === 0) return null
  const [small, large] = [at(axis.min), at(axis.max)].map((setting) =>
    measureWords(read, setting, words),
  )
  return {
    smallest: at(axis.min),
    largest: at(axis.max),
    min: axis.min,
    max: axis.max,
    words: (small ?? []).flatMap((smallest, index) => {
      const largest = large?.[index]
      return largest ? [{ smallest, largest }] : []
    }),
  }
}

/** The letter that says most of its hand. */
function letterOf({ fonts, regular, form, scripts, run, job }: Read): ScoreFacts['letter'] {
  const { hasCapitalsOnly } = form
  const font = fonts.at(regular)
  const own = ownValue(OWN_SCRIPTS, scripts[0] ?? '')?.letter
  const hasItalic = job.cuts.some(({ slope }) => slope !== 'upright')
  const wanted = [
    own,
    hasCapitalsOnly ? 'R' : undefined,
    storeysOf(font, 'g') > 3 ? 'g' : undefined,
    job.category === 'serif' && hasItalic ? '&' : undefined,
    storeysOf(font, 'a') > 2 ? 'a' : undefined,
    ...'Raαяअก한',
  ]
  const letter = wanted.find((one) => one !== undefined && fonts.covers(one))
  if (!letter) return null
  return measureLetter(fonts, regular, { letter, run: letter === own ? run : ENGLISH })
}

function pairOf({ job, fonts, cut, regular }: Read): ScoreFacts['pair'] {
  const italic = italicBeside(cut, job.cuts)
  if (!italic || cut.slope !== 'upright') return null
  const setting = settingOf(italic, { wght: 400 })
  const letters = pairLetters(fonts, { roman: regular, italic: setting })
  return letters && { italic: setting, letters }
}

function movedOf({ cut, fonts }: Read, except: string): Record<string, string> {
  const movable = cut.axes.filter(({ tag, min, max }) => min < max && tag !== 'wght')
  return Object.fromEntries(
    movable.flatMap(({ tag, min, max }) => {
      const letter = mostMoved(fonts, {
        lowest: settingOf(cut, { wght: 400, [tag]: min }),
        highest: settingOf(cut, { wght: 400, [tag]: max }),
        except,
      })
      return letter ? [[tag, letter]] : []
    }),
  )
}

function figuresOf({ fonts, regular, run }: Read, has: (tag: string) => boolean): FigureFacts {
  const digits = ['fa', 'ur'].includes(run.lang) ? '۰۱۲۳۴۵۶۷۸۹' : '0123456789'
  const widths = fonts.covers(digits)
    ? [...digits].map((digit) => fonts.set(regular, digit).advance)
    : []
  const isTabularByDefault = widths.length > 0 && Math.max(...widths) - Math.min(...widths) < 0.002
  return {
    isTabular: isTabularByDefault || (widths.length > 0 && has('tnum')),
    isTabularByDefault,
    hasOldStyle: has('onum'),
    hasLining: has('lnum'),
    hasFractions: has('frac') || fonts.covers('½'),
    hasSlashedZero: has('zero'),
  }
}

/** So many letters of an alphabet stand in a row. */
const ALPHABET_ROW = 7

function alphabetOf({ fonts, form, scripts }: Read): string {
  const own = ownValue(OWN_SCRIPTS, scripts[0] ?? '')
  const latin = inItsCase('abcdefghijklmnopqrstuvwxyz&?', form)
  if (!own) return fonts.covers(latin) ? latin : ''
  const had = [...(own.alphabet ?? '')].filter((letter) => fonts.covers(letter))
  return had.slice(0, had.length - (had.length % ALPHABET_ROW)).join('')
}

const FEWEST_TOWNS = 10

function townsOf({ fonts, regular, weights, run }: Read): TownFacts | null {
  const heavy = weights.length > 1 ? weights.at(-2) : undefined
  const setting = heavy ? { style: heavy.style, at: heavy.at } : regular
  const known = SCORE_WORDS.towns.flatMap(([name = '', lang = '']) =>
    fonts.covers(`${name},.`)
      ? [{ name, lang, line: fonts.set(setting, `${name}, `, { lang, dir: 'ltr' }) }]
      : [],
  )
  if (known.length < FEWEST_TOWNS || run.dir === 'rtl') return null
  const top = Math.max(...known.map(({ line }) => line.bounds?.top ?? 0))
  const bottom = Math.min(...known.map(({ line }) => line.bounds?.bottom ?? 0))
  return {
    setting,
    towns: known.map(({ name, lang, line }) => ({ name, lang, width: roundEm(line.advance) })),
    lineHeight: roundEm(Math.max(1.08, 0.94 * (top - bottom))),
  }
}

function signsOf({ fonts, regular }: Read): ScoreFacts['signs'] {
  return SCORE_WORDS.signs
    .filter((word) => fonts.covers(word))
    .map((word) => {
      const widths = [...word].map((letter) => {
        const { bounds } = fonts.set(regular, letter, { lang: 'en', dir: 'ltr', on: ['vert'] })
        return bounds ? bounds.right - bounds.left : 0
      })
      return [word, roundEm(Math.max(...widths))]
    })
}
