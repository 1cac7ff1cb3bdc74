import { resolve } from 'node:path'
import type { LineMetrics } from '@/domain/catalogue/lines/line-metrics'
import type { MeasuredCut, MeasureJob } from '@/fonts/font-job'
import { runFontJob } from '@/fonts/run-font-job'
import type { Style } from '@/payload-types'
import { fontPath } from './files/font-store'
import type { MasteredStyle } from './merge-facts'

export const INTERFACE_FONT = resolve('src/storefront/styles/fonts/bricolage-interface.ttf')

/** The metrics with which a line of text fills the measure, in these styles and in the interface's font. */
export function computeLineMetrics(
  run: Pick<MeasureJob, 'text' | 'lang' | 'dir'>,
  cuts: MasteredStyle[],
): Promise<LineMetrics> {
  return runFontJob({
    kind: 'measure',
    ...run,
    interfaceFont: INTERFACE_FONT,
    cuts: cuts.map(measuredCut),
  })
}

export function measuredCut(style: MasteredStyle): MeasuredCut {
  return {
    master: masterPath(style),
    weight: style.weight,
    slope: style.slope,
    coordinates: defaultPositionOf(style),
  }
}

export function defaultPositionOf(style: Style): Record<string, number> {
  return (style.defaultCoordinates ?? {}) as Record<string, number>
}

export function masterPath(style: MasteredStyle): string {
  return fontPath(style.master, style.facts.format.toLowerCase())
}
