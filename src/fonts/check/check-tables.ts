import { damaged, FontRefused } from '../font-refused'
import { glyphCountOf, hasTable, requireTable, type Sfnt } from '../sfnt/sfnt'
import { checkComposites } from './check-composites'
import { checkDrawings } from './check-drawings'
import { checkVariations } from './check-variations'

const REQUIRED = ['head', 'hhea', 'maxp', 'hmtx', 'cmap', 'name', 'OS/2', 'post']
const HEAD_MAGIC = 0x5f0f3cf5
const NAME_RECORD_SIZE = 12
const MEGABYTE = 1024 * 1024

/** The tables every browser insists on are there and long enough to be read. */
export function checkTables(sfnt: Sfnt): void {
  for (const tag of REQUIRED) requireTable(sfnt, tag)
  checkHead(sfnt)
  checkSizes(sfnt)
  checkOutlines(sfnt)
  checkWidths(sfnt)
  checkNames(sfnt)
  checkVariations(sfnt)
  checkDrawings(sfnt)
}

function checkHead(sfnt: Sfnt): void {
  const head = requireTable(sfnt, 'head')
  const unitsPerEm = head.u16(18)
  if (head.length < 54 || head.u32(12) !== HEAD_MAGIC) throw damaged('head')
  if (unitsPerEm < 16 || unitsPerEm > 16384)
    throw new FontRefused(`This font is damaged: its em has ${unitsPerEm} units.`)
}

function checkSizes(sfnt: Sfnt): void {
  if (requireTable(sfnt, 'hhea').length < 36) throw damaged('hhea')
  if (requireTable(sfnt, 'OS/2').length < 68) throw damaged('OS/2')
  if (requireTable(sfnt, 'post').length < 32) throw damaged('post')
  if (requireTable(sfnt, 'name').length > MEGABYTE) {
    throw new FontRefused('This font is damaged: its name table is larger than 1 MB.')
  }
}

function checkOutlines(sfnt: Sfnt): void {
  if (glyphCountOf(sfnt) === 0) throw new FontRefused('This font has no glyphs.')
  if (hasTable(sfnt, 'CFF ') || hasTable(sfnt, 'CFF2')) return
  if (hasTable(sfnt, 'CBDT') && hasTable(sfnt, 'CBLC')) return
  if (!hasTable(sfnt, 'glyf')) throw new FontRefused('This font has no outlines.')

  const offsetSize = requireTable(sfnt, 'head').u16(50) === 0 ? 2 : 4
  const offsets = (glyphCountOf(sfnt) + 1) * offsetSize
  if (requireTable(sfnt, 'loca').length < offsets) throw damaged('loca')
  checkComposites(sfnt)
}

function checkWidths(sfnt: Sfnt): void {
  const glyphs = glyphCountOf(sfnt)
  const widths = requireTable(sfnt, 'hhea').u16(34)
  if (widths === 0 || widths > glyphs) throw damaged('hhea')
  if (requireTable(sfnt, 'hmtx').length < widths * 4 + (glyphs - widths) * 2) throw damaged('hmtx')
}

/** Records may share a text; sixty thousand that share a long one would be gigabytes to whoever reads them all. */
function checkNames(sfnt: Sfnt): void {
  const table = requireTable(sfnt, 'name')
  const count = table.u16(2)
  let text = 0
  for (let record = 0; record < count; record += 1) {
    text += table.u16(6 + record * NAME_RECORD_SIZE + 8)
  }
  if (text <= 4 * MEGABYTE) return
  throw new FontRefused('This font is damaged: its name table says more than it holds.')
}
