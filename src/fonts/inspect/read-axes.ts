import type { NamedInstance } from '@/domain/catalogue/typeface-view'

import type { FontAxis } from '../font-facts'
import type { ByteReader } from '../sfnt/byte-reader'
import { findTable, type Sfnt } from '../sfnt/sfnt'
import { familyIn, findName, NAME, postScriptName, readNames } from './read-names'

const HIDDEN = 1
const NONE = 0xffff

export function readAxes(sfnt: Sfnt): FontAxis[] {
  const fvar = findTable(sfnt, 'fvar')
  if (!fvar) return []

  const names = readNames(sfnt)
  const [start, count, size] = [fvar.u16(4), fvar.u16(8), fvar.u16(10)]
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * size
    const tag = fvar.tag(at)
    return {
      tag,
      name: findName(names, fvar.u16(at + 18)) ?? tag,
      min: fvar.fixed(at + 4),
      default: fvar.fixed(at + 8),
      max: fvar.fixed(at + 12),
      hidden: (fvar.u16(at + 16) & HIDDEN) !== 0,
    }
  })
}

export function readInstances(sfnt: Sfnt): NamedInstance[] {
  const fvar = findTable(sfnt, 'fvar')
  if (!fvar) return []

  const names = readNames(sfnt)
  const tags = readAxes(sfnt).map((axis) => axis.tag)
  return instanceOffsets(fvar).flatMap((at) => {
    const name = findName(names, fvar.u16(at))
    return name ? [{ name, coordinates: readCoordinates(fvar, at + 4, tags) }] : []
  })
}

/** What programs list the instances by: their PostScript names too, where the font gives them any. */
export function readInstanceNames(sfnt: Sfnt) {
  const fvar = findTable(sfnt, 'fvar')
  if (!fvar) return []
  const names = readNames(sfnt)
  const afterCoordinates = 4 + fvar.u16(8) * 4
  const hasPostScript = fvar.u16(14) >= afterCoordinates + 2
  return instanceOffsets(fvar).map((at) => {
    const postScriptId = hasPostScript ? fvar.u16(at + afterCoordinates) : NONE
    const postScript = postScriptId === NONE ? null : findName(names, postScriptId)
    return { name: findName(names, fvar.u16(at)) ?? '', postScriptId, postScript }
  })
}

/** The PostScript names of the instances. Where a font gives them none, systems make them of its prefix and their own names. */
export function namesOfInstances(sfnt: Sfnt): string[] {
  const names = readNames(sfnt)
  const prefix = findName(names, NAME.postScriptPrefix) ?? postScriptName(familyIn(names))
  return readInstanceNames(sfnt).map(
    ({ name, postScript }) => postScript ?? `${prefix}-${postScriptName(name)}`,
  )
}

function instanceOffsets(fvar: ByteReader): number[] {
  const start = fvar.u16(4) + fvar.u16(8) * fvar.u16(10)
  return Array.from({ length: fvar.u16(12) }, (_, index) => start + index * fvar.u16(14))
}

function readCoordinates(fvar: ByteReader, at: number, tags: string[]): Record<string, number> {
  return Object.fromEntries(tags.map((tag, index) => [tag, fvar.fixed(at + index * 4)]))
}
