import type { FontMetrics } from '../font-facts'
import { requireTable, type Sfnt } from '../sfnt/sfnt'

export function readMetrics(sfnt: Sfnt): FontMetrics {
  const hhea = requireTable(sfnt, 'hhea')
  return {
    ascender: hhea.i16(4),
    descender: hhea.i16(6),
    lineGap: hhea.i16(8),
    ...readLetterHeights(sfnt),
    italicAngle: requireTable(sfnt, 'post').fixed(4),
  }
}

function readLetterHeights(sfnt: Sfnt): Pick<FontMetrics, 'xHeight' | 'capHeight'> {
  const os2 = requireTable(sfnt, 'OS/2')
  const known = os2.u16(0) >= 2 && os2.length >= 90
  return {
    xHeight: known ? os2.i16(86) || null : null,
    capHeight: known ? os2.i16(88) || null : null,
  }
}
