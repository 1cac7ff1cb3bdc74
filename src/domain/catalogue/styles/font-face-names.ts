import type { Slope } from '../typeface-view'

/** The browser font a style's preview is registered as. */
export function previewFaceName(typeface: string, style: string): string {
  return `${typeface} ${style} Preview`
}

export function menuFaceName(typeface: string, style: string): string {
  return `${typeface} ${style} Menu Preview`
}

/** The real weight rounded to even, plus 1 for a slanted style: odd means italic. */
export function cssWeight(weight: number, slope: Slope): number {
  return 2 * Math.round(weight / 2) + (slope === 'upright' ? 0 : 1)
}
