import { FontRefused } from '../font-refused'
import { readSfnt } from '../sfnt/read-sfnt'
import { requireTable, type Sfnt } from '../sfnt/sfnt'
import { writeSfnt } from '../sfnt/write-sfnt'

/** The head of the table `SVG ` and of its list, and an entry of it: two glyphs, offset and length of their document. */
const HEAD = 10
const ENTRY = 12

type Cut = { master: Uint8Array; isKept: (glyph: number) => boolean }

type Drawing = { first: number; last: number; document: Uint8Array }

/**
 * The drawings (`SVG `) of the glyphs that a cut kept, which HarfBuzz leaves out: glyphs must have their old numbers. One that
 * several glyphs share comes whole.
 */
export function keepDrawings(font: Uint8Array, { master, isKept }: Cut): Uint8Array {
  const drawings = readDrawings(readSfnt(master)).filter(({ first, last }) => {
    for (let glyph = first; glyph <= last; glyph++) if (isKept(glyph)) return true
    return false
  })
  if (drawings.length === 0) return font
  const sfnt = readSfnt(font)
  sfnt.tables.set('SVG ', writeDrawings(drawings))
  return writeSfnt(sfnt)
}

/** In the order of their glyphs; several may share a document. */
export function readDrawings(sfnt: Sfnt): Drawing[] {
  const table = requireTable(sfnt, 'SVG ')
  const list = table.u32(2)
  return Array.from({ length: table.u16(list) }, (_, place) => {
    const entry = list + 2 + place * ENTRY
    const start = list + table.u32(entry + 4)
    const end = start + table.u32(entry + 8)
    if (end > table.bytes.length)
      throw new FontRefused('This font is damaged: its SVG table ends too soon.')
    return {
      first: table.u16(entry),
      last: table.u16(entry + 2),
      document: table.bytes.subarray(start, end),
    }
  })
}

/** Documents that several entries share stand once. */
function writeDrawings(drawings: Drawing[]): Uint8Array {
  const list = 2 + drawings.length * ENTRY
  const places = new Map<string, number>()
  const documents: Uint8Array[] = []
  let end = list
  const view = new DataView(new ArrayBuffer(HEAD + list))
  view.setUint32(2, HEAD)
  view.setUint16(HEAD, drawings.length)
  for (const [place, { first, last, document }] of drawings.entries()) {
    const key = `${document.byteOffset} ${document.length}`
    const start = places.get(key) ?? end
    if (start === end) {
      places.set(key, start)
      documents.push(document)
      end += document.length
    }
    const entry = HEAD + 2 + place * ENTRY
    view.setUint16(entry, first)
    view.setUint16(entry + 2, last)
    view.setUint32(entry + 4, start)
    view.setUint32(entry + 8, document.length)
  }
  return Buffer.concat([new Uint8Array(view.buffer), ...documents])
}
