import { damaged, FontRefused } from '../font-refused'
import { readAxes } from '../inspect/read-axes'
import type { ByteReader } from '../sfnt/byte-reader'
import { findTable, glyphCountOf, type Sfnt } from '../sfnt/sfnt'
import { refused } from './browser-refusals'

const MOST_AXES = 64
const MOST_INSTANCES = 4096
const AXIS_IN_BYTES = 20

export function checkVariations(sfnt: Sfnt): void {
  const fvar = findTable(sfnt, 'fvar')
  if (!fvar) return
  if (fvar.u16(8) > MOST_AXES) throw new FontRefused('This font has more than 64 axes.')
  if (fvar.u16(12) > MOST_INSTANCES) {
    throw new FontRefused('This font has more than 4096 named instances.')
  }
  checkRecords(fvar)
  checkDeltas(sfnt, fvar)
  checkScale(sfnt)

  // A default that lies off the range is clamped by every engine: staff are warned of it when they upload.
  const broken = readAxes(sfnt).find((axis) => !(axis.min <= axis.max))
  if (broken) throw new FontRefused(`This font is damaged: its ${broken.tag} axis runs backwards.`)
}

/** Records of another size would be read over each other. */
function checkRecords(fvar: ByteReader): void {
  const [axes, axisSize] = [fvar.u16(8), fvar.u16(10)]
  const [instances, instanceSize] = [fvar.u16(12), fvar.u16(14)]
  if (axes > 0 && axisSize !== AXIS_IN_BYTES) throw damaged('fvar')
  const coordinates = 4 + 4 * axes
  if (instances > 0 && instanceSize !== coordinates && instanceSize !== coordinates + 2) {
    throw damaged('fvar')
  }
}

/** How glyphs vary is said for the same axes and no other glyphs, inside its table. */
function checkDeltas(sfnt: Sfnt, fvar: ByteReader): void {
  const gvar = findTable(sfnt, 'gvar')
  if (!gvar) return
  const [axes, glyphs, start] = [gvar.u16(4), gvar.u16(12), gvar.u32(16)]
  if (axes !== fvar.u16(8) || glyphs > glyphCountOf(sfnt) || start > gvar.length) {
    throw damaged('gvar')
  }
}

/** Axes that bend one another: browsers' sanitiser leaves out all axes of such a font, and no style of it can be pinned. */
function checkScale(sfnt: Sfnt): void {
  const avar = findTable(sfnt, 'avar')
  if (avar?.u16(0) === 2) throw refused('scale')
}
