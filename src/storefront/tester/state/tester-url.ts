import { decodeFeatures, encodeFeatures, setsVertically } from '@/domain/catalogue/features'
import { ownValue } from '@/domain/own-value'
import { decodePairs, encodePairs, encodeQuery, readText } from './encode-query'
import type { TesterStyle } from './list-tester-styles'
import {
  ALIGNMENTS,
  TESTER_RANGES,
  findStyle,
  initialTesterState,
  axisValues,
  type TesterState,
  type TesterSubject,
} from './tester-state'

type Range = { min: number; max: number }

/** The tester's state as a query: only what differs from the initial state, which has none. */
export function encodeTesterState(state: TesterState, subject: TesterSubject): string {
  const { style: styleKey, sample } = state
  const first = initialTesterState(subject, { styleKey, sample })
  const untouched = initialTesterState(subject)

  return encodeQuery([
    ['style', state.style === untouched.style ? null : state.style],
    ['sample', state.sample === 0 ? null : String(state.sample)],
    ['text', state.text],
    ['size', state.size === null ? null : String(state.size)],
    ['leading', state.leading === first.leading ? null : String(state.leading)],
    ['tracking', state.tracking === 0 ? null : String(state.tracking)],
    ['align', state.align === 'start' ? null : state.align],
    ['axes', pairsThatDiffer(state.axes, first.axes) || null],
    ['features', encodeFeatures(state.features) || null],
    ['negative', state.isInverted ? '1' : null],
    ['vertical', state.isVertical ? '1' : null],
    ['palette', state.palette === 0 ? null : String(state.palette)],
  ])
}

/** Reads what `encodeTesterState` wrote. Invalid values are ignored: a URL may be old or typed by hand. */
export function decodeTesterState(query: string, subject: TesterSubject): TesterState {
  const params = new URLSearchParams(query)
  const lastSample = subject.samples.length - 1
  const sample = Math.trunc(numberWithin(params.get('sample'), { min: 0, max: lastSample }) ?? 0)
  const first = initialTesterState(subject, { styleKey: params.get('style') ?? '', sample })
  const style = findStyle(subject, first.style)
  const lastPalette = (style?.palettes?.length ?? 1) - 1

  return {
    style: first.style,
    sample,
    text: readText(params),
    size: numberWithin(params.get('size'), TESTER_RANGES.size),
    leading: numberWithin(params.get('leading'), TESTER_RANGES.leading) ?? first.leading,
    tracking: numberWithin(params.get('tracking'), TESTER_RANGES.tracking) ?? 0,
    align: ALIGNMENTS.find((align) => align === params.get('align')) ?? 'start',
    axes: axisValues(style, { ...first.axes, ...decodePairs(params.get('axes')) }),
    features: knownFeatures(params.get('features'), style),
    isInverted: params.get('negative') === '1',
    isVertical: params.get('vertical') === '1' && setsVertically(style?.features ?? []),
    palette: Math.trunc(numberWithin(params.get('palette'), { min: 0, max: lastPalette }) ?? 0),
  }
}

function pairsThatDiffer(values: Record<string, number>, first: Record<string, number>): string {
  const changed = Object.entries(values).filter(([tag, value]) => value !== ownValue(first, tag))
  return encodePairs(Object.fromEntries(changed))
}

function knownFeatures(words: string | null, style: TesterStyle | null): Record<string, boolean> {
  const known = new Set(style?.features.map(({ tag }) => tag))
  return Object.fromEntries(Object.entries(decodeFeatures(words)).filter(([tag]) => known.has(tag)))
}

function numberWithin(value: string | null, { min, max }: Range): number | null {
  const number = value ? Number(value) : NaN
  return number >= min && number <= max ? number : null
}
