import { DEFAULT_FEATURES } from '@/domain/catalogue/features'
import type { Sample } from '@/domain/catalogue/typeface-view'
import { ownValue } from '@/domain/own-value'
import type { TesterStyle } from './list-tester-styles'

export const ALIGNMENTS = ['start', 'center', 'end'] as const

export type TesterState = {
  style: string
  /** Number of the sample text; `text` is what the visitor typed instead. */
  sample: number
  text: string | null
  /** Hundredths of the window's width, so that a line breaks alike on every screen; null: as large as the sheet holds. */
  size: number | null
  leading: number
  /** Thousandths of an em. */
  tracking: number
  align: (typeof ALIGNMENTS)[number]
  /** A value for every axis of the style. */
  axes: Record<string, number>
  /** What differs from the features every text has. */
  features: Record<string, boolean>
  /** Light on dark; "Negative" to visitors. */
  isInverted: boolean
  /** In columns, where the style is drawn for them. */
  isVertical: boolean
  /** One of the style's palettes, from 0. */
  palette: number
}

/** What can be tested: the styles and texts of one typeface, and the style it is shown in first. */
export type TesterSubject = {
  styles: TesterStyle[]
  samples: Sample[]
  first: { style: string; axes: Record<string, number> }
}

export const TESTER_RANGES = {
  size: { min: 2, max: 40, step: 0.1 },
  leading: { min: 0.7, max: 2, step: 0.01 },
  tracking: { min: -100, max: 300, step: 5 },
} as const

/** The state before any input; in a given style and with a given sample text. */
export function initialTesterState(
  subject: TesterSubject,
  { styleKey = '', sample = 0 }: { styleKey?: string; sample?: number } = {},
): TesterState {
  const style = subject.styles.find(({ key }) => key === styleKey) ?? firstStyle(subject)

  return {
    style: style?.key ?? '',
    sample,
    text: null,
    size: null,
    leading: leadingOf(subject.samples[sample]),
    tracking: 0,
    align: 'start',
    axes: axisValues(style, style?.key === subject.first.style ? subject.first.axes : {}),
    features: {},
    isInverted: false,
    isVertical: false,
    palette: 0,
  }
}

/** Until it is fitted to the sheet: a line is set large, a paragraph so that it fits the window. */
export function sizeOf(sample: Sample | undefined): number {
  const letters = Math.max(1, sample?.text.length ?? 1)
  return Math.round(10 * Math.min(12, Math.max(3, Math.sqrt(4400 / letters)))) / 10
}

/** Joined scripts need more leading, and so do signs and long texts. */
function leadingOf(sample: Sample | undefined): number {
  const isText = (sample?.text.length ?? 0) > 90
  if (sample?.dir === 'rtl' || sample?.script === 'Common') return isText ? 1.7 : 1.4
  return isText ? 1.2 : 0.98
}

export function findStyle(subject: TesterSubject, key: string): TesterStyle | null {
  return subject.styles.find((style) => style.key === key) ?? null
}

/** A value for every axis of the style, within its range: the requested one, else that of the style's default position. */
export function axisValues(
  style: TesterStyle | null | undefined,
  requested: Record<string, number>,
): Record<string, number> {
  const values = (style?.axes ?? []).map((axis) => {
    const value =
      ownValue(requested, axis.tag) ?? ownValue(style?.defaultCoordinates, axis.tag) ?? axis.default
    return [axis.tag, Math.min(axis.max, Math.max(axis.min, value))] as const
  })
  return Object.fromEntries(values)
}

export function isFeatureOn({ features }: Pick<TesterState, 'features'>, tag: string): boolean {
  return ownValue(features, tag) ?? DEFAULT_FEATURES.has(tag)
}

function firstStyle(subject: TesterSubject): TesterStyle | null {
  return findStyle(subject, subject.first.style) ?? subject.styles[0] ?? null
}
