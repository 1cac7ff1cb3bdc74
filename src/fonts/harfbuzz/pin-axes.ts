import type { FontAxis } from '../font-facts'
import { readAxes } from '../inspect/read-axes'
import { readSfnt } from '../sfnt/read-sfnt'
import { hasTable } from '../sfnt/sfnt'
import { repairPinnedCff2 } from './repair-pinned-cff2'
import { subsetFont, type SubsetRequest } from './subset-font'

export type PinRequest = Omit<SubsetRequest, 'pinnedAxes' | 'axisRanges'> & {
  pinnedAxes: Record<string, number>
  /** Where axes that stay movable begin: what lies before is not kept. */
  axisStarts?: Record<string, number>
}

/** Cuts a font and lets the named axes stand still; the others stay movable. In CFF2 these keep their whole range. */
export function pinAxes(font: Uint8Array, { axisStarts = {}, ...request }: PinRequest): Uint8Array {
  const sfnt = readSfnt(font)
  const axes = readAxes(sfnt)
  const pinnedAxes = Object.fromEntries(
    Object.entries(request.pinnedAxes).filter(([tag]) => axes.some((axis) => axis.tag === tag)),
  )
  if (!hasTable(sfnt, 'CFF2')) {
    const movable = axes.filter(({ tag }) => !(tag in pinnedAxes))
    return subsetFont(font, { ...request, pinnedAxes, axisRanges: rangesOf(movable, axisStarts) })
  }
  if (Object.keys(pinnedAxes).length === 0) return subsetFont(font, { ...request, pinnedAxes })

  const cut = subsetFont(font, { ...request, pinnedAxes: {} })
  const pinned = subsetFont(cut, { ...request, characters: 'all', pinnedAxes })
  return repairPinnedCff2(pinned, { source: cut, pinnedAxes })
}

function rangesOf(
  axes: FontAxis[],
  starts: Record<string, number>,
): Record<string, [min: number, max: number]> {
  return Object.fromEntries(
    axes.flatMap(({ tag, min, max }) => {
      const start = starts[tag]
      return start !== undefined && min < start && start < max ? [[tag, [start, max]]] : []
    }),
  )
}
