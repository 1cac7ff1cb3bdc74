import { FontRefused } from '../font-refused'
import { requireTable, type Sfnt } from '../sfnt/sfnt'

const RECORD = 12
const MOST_TEXT = 4 * 1024 * 1024

/** Records may share a text; sixty thousand that share a long one would be gigabytes to whoever reads them all. */
export function checkNames(sfnt: Sfnt): void {
  const table = requireTable(sfnt, 'name')
  const count = table.u16(2)
  let text = 0
  for (let record = 0; record < count; record += 1) text += table.u16(6 + record * RECORD + 8)
  if (text <= MOST_TEXT) return
  throw new FontRefused('This font is damaged: its name table says more than it holds.')
}
