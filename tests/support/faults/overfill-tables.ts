import { writeCmap } from '../fonts/write-cmap'
import { putTable, changeTable, tableOf } from './change-table'
import type { DamagedFont } from './damaged-font'

const NAME_RECORD = 12
const MOST_RECORDS = 0xffff
const TEXT = 60 * 1024

/** Tables that say much more than they hold, or make a reader hold much more than they say. */
export function overfillTables(font: Uint8Array): DamagedFont[] {
  const put = (name: string, tag: string, table: Uint8Array) => ({
    name,
    bytes: putTable(font, tag, table),
  })
  return [
    put('a cmap of four thousand million groups', 'cmap', writeCmap([[65, 65, 1]], 0xffffffff)),
    put('a cmap with a glyph for every character there is', 'cmap', writeCmap([[0, 0x10ffff, 1]])),
    put('a cmap whose groups overlap', 'cmap', writeCmap(Array(5000).fill([0, 0x10ffff, 1]))),
    put('a cmap with a group that runs backwards', 'cmap', writeCmap([[90, 65, 1]])),
    put('a cmap of 65,535 tables', 'cmap', writeCmap([[65, 90, 1]], 1, 0xffff)),
    put('65,535 names without a text', 'name', Uint8Array.of(0, 0, 0xff, 0xff, 0, 6)),
    put('65,535 names of one long text', 'name', namesOfOneText(MOST_RECORDS, TEXT)),
    put('a name of 60 KB', 'name', namesOfOneText(40, TEXT)),
    put('a name table of 2 MB', 'name', new Uint8Array(2 * 1024 * 1024)),
    put('a picture of 17 MB', 'SVG ', new Uint8Array(17 * 1024 * 1024)),
    put('a picture that runs script', 'SVG ', Buffer.from('<svg><script>x()</script></svg>')),
    put('a substitution table of 65,535 features', 'GSUB', featuresWithoutEnd()),
    {
      name: 'a maxp of 65,535 glyphs',
      bytes: changeTable(font, 'maxp', (maxp) => maxp.setUint16(4, 0xffff)),
    },
    {
      name: 'a maxp of no glyphs',
      bytes: changeTable(font, 'maxp', (maxp) => maxp.setUint16(4, 0)),
    },
  ]
}

/** The same of a variable font. */
export function overfillVariations(font: Uint8Array): DamagedFont[] {
  const places = { axes: 8, axisSize: 10, instances: 12, instanceSize: 14 }
  const fvar = tableOf(font, 'fvar')
  const raised = Object.entries(places).flatMap(([what, at]) =>
    [0, 64, 4096, 0xffff].map((count) => ({
      name: `an fvar with ${count} as ${what}`,
      bytes: changeTable(font, 'fvar', (table) => table.setUint16(at, count)),
    })),
  )
  const start = fvar.getUint16(4)
  return [
    ...raised,
    {
      name: 'an axis that runs backwards',
      bytes: changeTable(font, 'fvar', (table) => table.setInt32(start + 4, 0x7fffffff)),
    },
    {
      name: 'a gvar of 65,535 axes',
      bytes: changeTable(font, 'gvar', (gvar) => gvar.setUint16(4, 0xffff)),
    },
    {
      name: 'a gvar whose data lie four gigabytes on',
      bytes: changeTable(font, 'gvar', (gvar) => gvar.setUint32(16, 0xfffffff0)),
    },
  ]
}

/** Every record points at the same text: a few hundred kilobytes that a reader makes gigabytes of. */
function namesOfOneText(count: number, length: number): Uint8Array {
  const start = Math.min(6 + count * NAME_RECORD, 0xffff)
  const table = Buffer.alloc(6 + count * NAME_RECORD + length, 0x41)
  table.writeUInt16BE(0, 0)
  table.writeUInt16BE(count, 2)
  table.writeUInt16BE(start, 4)
  for (let record = 0; record < count; record += 1) {
    const fields = [3, 1, 0x409, record % 7, length, 0]
    fields.forEach((value, field) =>
      table.writeUInt16BE(value, 6 + record * NAME_RECORD + field * 2),
    )
  }
  return table
}

/** Stylistic sets by the thousand, each with a name to be looked for. */
function featuresWithoutEnd(): Uint8Array {
  const count = 0xffff
  const gsub = Buffer.alloc(16 + count * 6 + 16)
  gsub.writeUInt32BE(0x00010000, 0)
  ;[10, 14, 12].forEach((offset, index) => gsub.writeUInt16BE(offset, 4 + index * 2))
  gsub.writeUInt16BE(count, 14)
  for (let index = 0; index < count; index += 1) {
    gsub.write('ss01', 16 + index * 6, 'latin1')
    gsub.writeUInt16BE(2, 16 + index * 6 + 4)
  }
  return gsub
}
