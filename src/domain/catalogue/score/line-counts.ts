/**
 * How wide a text is set, in em of its own size, at each turn of the page: what is known before its letters have come, so that
 * its lines are counted with the fonts, and nothing moves when they arrive. The stylesheet of the scenes has the same figures.
 */
export const MEASURES = {
  reading: { phone: 17.2, small: 23.4, tablet: 24, desk: 25, wide: 27 },
  article: { phone: 11.6, desk: 17.2 },
  steps: { phone: 6.2, desk: 9.4 },
} as const

/** The lines of a text at each of its measures. */
export type LineCounts = Record<string, number>

/** Custom properties for the stylesheet: `--lines-desk: 11`. */
export function lineVariables(counts: LineCounts | undefined): Record<`--${string}`, number> {
  const entries = Object.entries(counts ?? {})
  return Object.fromEntries(entries.map(([measure, lines]) => [`--lines-${measure}`, lines]))
}
