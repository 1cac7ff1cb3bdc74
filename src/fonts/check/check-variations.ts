import { FontRefused } from '../font-refused'
import { readAxes } from '../inspect/read-axes'
import { findTable, type Sfnt } from '../sfnt/sfnt'

const MOST_AXES = 64
const MOST_INSTANCES = 4096

export function checkVariations(sfnt: Sfnt): void {
  const fvar = findTable(sfnt, 'fvar')
  if (!fvar) return
  if (fvar.u16(8) > MOST_AXES) throw new FontRefused('This font has more than 64 axes.')
  if (fvar.u16(12) > MOST_INSTANCES) {
    throw new FontRefused('This font has more than 4096 named instances.')
  }

  // A default that lies off the range is clamped by every engine: staff are warned of it when they upload.
  const broken = readAxes(sfnt).find((axis) => !(axis.min <= axis.max))
  if (broken) throw new FontRefused(`This font is damaged: its ${broken.tag} axis runs backwards.`)
}
