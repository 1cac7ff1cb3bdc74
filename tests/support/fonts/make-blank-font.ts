import { readFileSync } from 'node:fs'
import { fromWoff2, toWoff2 } from '@/fonts/convert/to-woff2'
import { subsetFont } from '@/fonts/harfbuzz/subset-font'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { copyTable, glyphCountOf } from '@/fonts/sfnt/sfnt'
import { writeSfnt } from '@/fonts/sfnt/write-sfnt'
import { INTERFACE_FONT } from './fallback-metrics'

/** What an English page is set in, and the punctuation of typographers. Anything else is left to the system's font. */
const CHARACTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
  0xa0,
  0xa9,
  0xb7,
  0xd7,
  0x2013,
  0x2014,
  0x2018,
  0x2019,
  0x201c,
  0x201d,
  0x2026,
  0x20ac,
]

/**
 * What the sign for a missing letter draws: one point, which shows nothing. Browsers refuse a font that draws nothing at all.
 * One contour, its box, its last point, no instructions, a point on the curve at the origin; of an even length.
 */
const POINT = Uint8Array.of(0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x31, 0)

/** Where a `head` table says whether offsets of glyphs are short. */
const OFFSET_FORMAT = 50

/**
 * The interface font without its drawings: every letter as wide as it will be, at every weight, in a kilobyte. Kerning would
 * be four more.
 */
export async function makeBlankFont(): Promise<Uint8Array> {
  const whole = await fromWoff2(readFileSync(INTERFACE_FONT))
  const cut = readSfnt(subsetFont(whole, { characters: CHARACTERS, features: [], names: [] }))
  const tables = new Map(cut.tables)

  for (const tag of ['gvar', 'GDEF', 'GPOS', 'GSUB']) tables.delete(tag)
  tables.set('glyf', POINT)
  tables.set('loca', offsetsAfter(POINT.length, glyphCountOf(cut)))
  const head = copyTable(cut, 'head')
  head.view.setInt16(OFFSET_FORMAT, 0)
  tables.set('head', head.bytes)
  return toWoff2(writeSfnt({ flavor: cut.flavor, tables }), { brotliQuality: 11 })
}

/** The first glyph ends after so many bytes, and all others are empty. */
function offsetsAfter(length: number, glyphs: number): Uint8Array {
  const offsets = new DataView(new ArrayBuffer((glyphs + 1) * 2))
  for (let index = 1; index <= glyphs; index += 1) offsets.setUint16(index * 2, length / 2)
  return new Uint8Array(offsets.buffer)
}
