import { NOTHING_REDRAWN, type RedrawnGlyphs } from '@/domain/catalogue/releases/redrawn'
import type { RedrawnOutlines } from '@/fonts/font-job'

export type RedrawnMaster = { style: string; name: string; outlines: RedrawnOutlines }

const REGULAR = 400

/** The style that shows what was drawn anew: the nearest to an upright Regular in which about as much changed as in any. */
export function chooseRedrawnStyle(masters: RedrawnMaster[]): RedrawnGlyphs {
  const shown = masters.filter(({ outlines }) => outlines.glyphs.length > 0)
  const most = Math.max(0, ...shown.map(({ outlines }) => outlines.count))
  const [chosen] = shown
    .filter(({ outlines }) => outlines.count * 2 >= most)
    .toSorted((a, b) => distanceOf(a) - distanceOf(b))
  if (!chosen) return NOTHING_REDRAWN
  const { unitsPerEm, glyphs } = chosen.outlines
  return { style: chosen.name, unitsPerEm, glyphs }
}

/** Every upright comes before every italic. */
function distanceOf({ outlines: { weight, isItalic } }: RedrawnMaster): number {
  return Math.abs(weight - REGULAR) + (isItalic ? 1000 : 0)
}
