import { isRecord, type UnknownRecord } from '../is-record'
import { ownValue } from '../own-value'
import { LONGEST_TEXT } from './typed-text'

/** A text as a visitor has set it, to be saved as a picture. Sizes are in pixels of the visitor's window. */
export type Sheet = {
  format: SheetFormat
  /** The lines of each paragraph, as the visitor's browser has broken them. */
  paragraphs: string[][]
  /** `auto`: each paragraph as its first letter runs. */
  dir: 'ltr' | 'rtl' | 'auto'
  lang: string
  /** Of the whole sheet, with its margins. */
  width: number
  margin: number
  size: number
  leading: number
  /** Thousandths of an em. */
  tracking: number
  align: SheetAlignment
  axes: Record<string, number>
  /** What differs from the features every text has. */
  features: Record<string, boolean>
  /** Light on dark. */
  isInverted: boolean
  /** Of a font of colours, from 0. */
  palette: number
}

const SHEET_FORMATS = ['svg', 'png'] as const

const SHEET_ALIGNMENTS = ['start', 'center', 'end'] as const

export type SheetFormat = (typeof SHEET_FORMATS)[number]

type SheetAlignment = (typeof SHEET_ALIGNMENTS)[number]

type Range = { least: number; most: number }

const RANGES = {
  width: { least: 200, most: 6000 },
  margin: { least: 0, most: 200 },
  size: { least: 4, most: 3000 },
  leading: { least: 0.5, most: 3 },
  tracking: { least: -100, most: 300 },
  palette: { least: 0, most: 0xffff },
} as const satisfies Record<string, Range>

const DIRECTIONS = ['ltr', 'rtl', 'auto'] as const

const TAG = /^[\x20-\x7e]{4}$/

const LANGUAGE = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$/

/** A sheet as a browser describes it; null where it is none, or its text is longer than the tester takes. */
export function parseSheet(body: UnknownRecord): Sheet | null {
  const format = oneOf(SHEET_FORMATS, body.format)
  const dir = oneOf(DIRECTIONS, body.dir)
  const align = oneOf(SHEET_ALIGNMENTS, body.align)
  const paragraphs = readParagraphs(body.paragraphs)
  const axes = readPairs(body.axes, isNumber)
  const features = readPairs(body.features, (value) => typeof value === 'boolean')
  const numbers = readNumbers(body)
  if (!format || !dir || !align || !paragraphs || !axes || !features || !numbers) return null

  const { lang, isInverted } = body
  return {
    format,
    dir,
    align,
    paragraphs,
    axes,
    features,
    ...numbers,
    lang: typeof lang === 'string' && LANGUAGE.test(lang) ? lang : 'en',
    isInverted: isInverted === true,
  }
}

type Numbers = Record<keyof typeof RANGES, number>

function readNumbers(body: UnknownRecord): Numbers | null {
  const entries = Object.entries(RANGES).map(([name, { least, most }]) => {
    const value = ownValue(body, name) ?? (name === 'palette' ? 0 : null)
    return [name, isNumber(value) && value >= least && value <= most ? value : null] as const
  })
  return entries.some(([, value]) => value === null)
    ? null
    : (Object.fromEntries(entries) as Numbers)
}

function readParagraphs(value: unknown): string[][] | null {
  if (!Array.isArray(value) || !value.every(isListOfText)) return null
  const lines = value.flat()
  // Breaks count as letters do.
  const length = lines.reduce((sum, line) => sum + line.length, value.length - 1)
  return length <= LONGEST_TEXT && lines.length <= LONGEST_TEXT + 1 ? value : null
}

function readPairs<Value>(value: unknown, isValue: (one: unknown) => one is Value) {
  if (!isRecord(value)) return null
  const pairs = Object.entries(value)
  const isRight = pairs.every(([tag, one]) => TAG.test(tag) && isValue(one))
  return isRight ? (Object.fromEntries(pairs) as Record<string, Value>) : null
}

function oneOf<Word extends string>(words: readonly Word[], value: unknown): Word | null {
  return words.find((word) => word === value) ?? null
}

function isListOfText(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((line) => typeof line === 'string')
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
