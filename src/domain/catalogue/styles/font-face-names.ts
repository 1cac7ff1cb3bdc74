import type { Slope } from '../typeface-view'

/** The browser font a style's preview is registered as. */
export function previewFaceName(typeface: string, style: string): string {
  return `${typeface} ${style} Preview`
}

export function menuFaceName(typeface: string, style: string): string {
  return `${typeface} ${style} Menu Preview`
}

/** The few letters of the text that a row shows in this preview's face. */
export function sampleFaceName(previewFace: string): string {
  return `${previewFace} Sample`
}

/** The real weight rounded to even, plus 1 for a slanted style: odd means italic. */
export function cssWeight(weight: number, slope: Slope): number {
  return 2 * Math.round(weight / 2) + (slope === 'upright' ? 0 : 1)
}
