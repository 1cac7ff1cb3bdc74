import { readAxes } from '../inspect/read-axes'
import { readSfnt } from '../sfnt/read-sfnt'
import { hasTable } from '../sfnt/sfnt'
import { repairPinnedCff2 } from './repair-pinned-cff2'
import { subsetFont, type SubsetRequest } from './subset-font'

export type PinRequest = Omit<SubsetRequest, 'pinnedAxes'> & { pinnedAxes: Record<string, number> }

/** Cuts a font and lets the named axes stand still; the others stay movable. */
export function pinAxes(font: Uint8Array, request: PinRequest): Uint8Array {
  const sfnt = readSfnt(font)
  const axes = readAxes(sfnt)
  const pinnedAxes = Object.fromEntries(
    Object.entries(request.pinnedAxes).filter(([tag]) => axes.some((axis) => axis.tag === tag)),
  )
  if (!hasTable(sfnt, 'CFF2') || Object.keys(pinnedAxes).length === 0) {
    return subsetFont(font, { ...request, pinnedAxes })
  }

  const cut = subsetFont(font, { ...request, pinnedAxes: {} })
  const pinned = subsetFont(cut, { ...request, characters: 'all', pinnedAxes })
  return repairPinnedCff2(pinned, { source: cut, pinnedAxes })
}
