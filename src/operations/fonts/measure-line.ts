import { resolve } from 'node:path'
import type { Payload } from 'payload'
import type { LineMetrics, MeasuredText } from '@/domain/catalogue/lines/line-metrics'
import { textPosition } from '@/domain/catalogue/styles/choose-styles'
import { shownAxes } from '@/domain/catalogue/variation/merge-variation'
import type { MeasuredCut, MeasureJob } from '@/fonts/font-job'
import { FontRefused } from '@/fonts/font-refused'
import { runFontJob } from '@/fonts/run-font-job'
import { FontJobFailed } from '@/fonts/workers/font-job-failed'
import type { Style } from '@/payload-types'
import { shared } from '@/platform/shared'
import { fontPath } from './font-store'
import { type MasteredStyle, variationOf } from './merge-facts'
import { findById } from '../records/rows'
import { hashOf } from '../secret-key'

type SetLine = {
  styleId: string
  text: string
  coordinates: Record<string, number>
  /** Features the page switches on. */
  on: string[]
} & Partial<Pick<MeasureJob, 'lang' | 'dir'>>

const MOST_KEPT = 500

const measured = shared('measured lines', () => new Map<string, Promise<MeasuredText | null>>())

/** A line that stands still, with what lets CSS alone set it from margin to margin; null: the browser measures it itself. */
export async function measureLine(payload: Payload, line: SetLine): Promise<MeasuredText | null> {
  const style = (await findById(payload, 'styles', line.styleId)) as MasteredStyle | null
  const capHeight = style?.facts?.metrics.capHeight
  if (!style?.master || !capHeight) return null

  const key = hashOf(JSON.stringify([style.master, line]))
  const known = measured.get(key)
  if (known) return known
  const measuring = measure(style, { ...line, capHeight })
  if (measured.size >= MOST_KEPT) measured.clear()
  measured.set(key, measuring)
  measuring.catch(() => measured.delete(key))
  return measuring
}

async function measure(
  style: MasteredStyle,
  { text, lang = 'en', dir = 'ltr', coordinates, on, capHeight }: SetLine & { capHeight: number },
): Promise<MeasuredText | null> {
  try {
    const line = await runFontJob({
      kind: 'measure',
      ...{ text, on, lang, dir, isStill: true, interfaceFont: INTERFACE_FONT },
      cuts: [{ ...(await measuredCut(style)), coordinates }],
    })
    const { width, startBearing: before, top } = line
    return { text, width, before, top, cap: capHeight / style.facts.unitsPerEm }
  } catch (error) {
    if (error instanceof FontRefused || error instanceof FontJobFailed) return null
    throw error
  }
}

export const INTERFACE_FONT = resolve('src/storefront/styles/fonts/bricolage-interface.ttf')

/** The metrics with which a line of text fills the measure, in these styles and in the interface's font. */
export async function computeLineMetrics(
  run: Pick<MeasureJob, 'text' | 'lang' | 'dir'>,
  cuts: MasteredStyle[],
): Promise<LineMetrics> {
  return runFontJob({
    kind: 'measure',
    ...run,
    interfaceFont: INTERFACE_FONT,
    cuts: await Promise.all(cuts.map(measuredCut)),
  })
}

export async function measuredCut(style: MasteredStyle): Promise<MeasuredCut> {
  return {
    master: await masterPath(style),
    weight: style.weight,
    slope: style.slope,
    coordinates: defaultPositionOf(style),
  }
}

export function defaultPositionOf(style: Style): Record<string, number> {
  return (style.defaultCoordinates ?? {}) as Record<string, number>
}

/** Where its letters are drawn one by one, and its texts are set. */
export function textPositionOf(style: MasteredStyle): Record<string, number> {
  const axes = shownAxes(variationOf(style).axes)
  return textPosition({ axes, coordinates: defaultPositionOf(style) })
}

export function masterPath(style: MasteredStyle): Promise<string> {
  return fontPath(style.master, style.facts.format.toLowerCase())
}
