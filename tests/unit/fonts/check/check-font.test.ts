import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { checkFont } from '@/fonts/check/check-font'
import { FontRefused } from '@/fonts/font-refused'
import { readDirectory, readSfnt } from '@/fonts/sfnt/read-sfnt'
import { writeSfnt } from '@/fonts/sfnt/write-sfnt'

import { MASTERS, readMaster } from '../masters'

test.each(Object.keys(MASTERS) as (keyof typeof MASTERS)[])('accepts a %s master', (name) => {
  expect(() => checkFont(readMaster(name))).not.toThrow()
})

test.each([
  ['', 'This file is empty.'],
  ['OTTO1234567', 'This file is too short to be a font.'],
  ['\x89PNG\r\n\x1a\n0000IHDR', 'This is a PNG picture, not a font.'],
  ['\xff\xd8\xff\xe0 a JPEG file', 'This is a JPEG picture, not a font.'],
  [
    'PK\x03\x04 an archive',
    'This is a ZIP archive, not a font. Unpack it and upload the fonts inside.',
  ],
  ['%PDF-1.7 a document', 'This is a PDF document, not a font.'],
  ['\n<!DOCTYPE html><html></html>', 'This is a web page, not a font.'],
  [
    '{\n.appVersion = "3241";\n',
    'This is a source of Glyphs, not a font. Export it as TTF or OTF, and upload that.',
  ],
  [
    '\x1aWLF10\x03\x00 and glyphs',
    'This is a source of FontLab, not a font. Export it as TTF or OTF, and upload that.',
  ],
  [
    'SplineFontDB: 3.2\nFontName: Old',
    'This is a source of FontForge, not a font. Export it as TTF or OTF, and upload that.',
  ],
  [
    '<?xml version="1.0"?>\n<designspace format="4.1">',
    'This is a part of a source (UFO or designspace), not a font. Export it as TTF or OTF, and upload that.',
  ],
  [
    'STARTFONT 2.1\nFONT -misc-',
    'This is a bitmap font (BDF). Export it as TTF or OTF, and upload that.',
  ],
  [
    '\x01fcp\x08\x00\x00\x00 and more',
    'This is a bitmap font (PCF). Export it as TTF or OTF, and upload that.',
  ],
  [
    '<?xml version=\"1.0\"?>\n<ttFont sfntVersion=\"OTTO\">',
    'This is a part of a font as text (TTX or GLIF), not a font. Export it as TTF or OTF, and upload that.',
  ],
  [
    '# Ligatures\nlanguagesystem DFLT dflt;\n',
    "This is a file of OpenType features (FEA), without a font's letters. Export it as TTF or OTF, and upload that.",
  ],
  [
    'feature liga {\n  sub f i by f_i;\n',
    "This is a file of OpenType features (FEA), without a font's letters. Export it as TTF or OTF, and upload that.",
  ],
  ['StartFontMetrics 4.1\n', 'These are the metrics of a font (AFM), without its letters.'],
  [
    '\x00\x05\x16\x07\x00\x02\x00\x00 Mac OS X',
    'This is what a Mac keeps beside a file, not a font.',
  ],
  [suitcase(), 'This is a font suitcase of a Mac (DFONT). Upload the TTF or OTF it was made from.'],
  [embedded(), 'This is an EOT file. Upload the TTF or OTF it was made from.'],
  ['MZ a program of ours', 'This is a program, not a font.'],
  ['wOFF and what follows', 'This is a WOFF file. Upload the TTF or OTF it was made from.'],
  ['wOF2 and what follows', 'This is a WOFF2 file. Upload the TTF or OTF it was made from.'],
  [
    'ttcf and what follows',
    'This is a font collection (TTC). Upload each of its fonts as its own TTF or OTF.',
  ],
  [
    '%!PS-AdobeFont-1.0: Old',
    'This is a PostScript Type 1 font. Upload the TTF or OTF it was made from.',
  ],
  ['Dear foundry, please find', 'This file is not a font. Upload a TTF or OTF.'],
  ['OTTO\x00\x00 and no tables', 'This font has no tables.'],
  ['OTTO\x00\x81 and too many', 'This font has more than 128 tables.'],
  ['OTTO\x00\x09 and cut short', 'This font is cut short: its table directory is incomplete.'],
])('%j is refused in a sentence', (beginning, sentence) => {
  expect(() => checkFont(Buffer.from(beginning, 'latin1'))).toThrow(new FontRefused(sentence))
})

test('a font cut short is refused', () => {
  const half = readMaster('static').subarray(0, 100_000)

  expect(() => checkFont(half)).toThrow(
    new FontRefused('This font is cut short: a table reaches past the end of the file.'),
  )
})

test('a font over 32 MB is refused unread', () => {
  expect(() => checkFont(Buffer.alloc(32 * 1024 * 1024 + 1))).toThrow(
    new FontRefused('This font is larger than 32 MB.'),
  )
})

test('two tables of one name are refused', () => {
  const font = readMaster('static')
  font.copy(font, 12 + 16, 12, 12 + 4)

  expect(() => checkFont(font)).toThrow(
    new FontRefused(`This font is damaged: it has two ${firstTagOf(font)} tables.`),
  )
})

test('tables that overlap are refused', () => {
  const font = readMaster('static')
  font.copy(font, 12 + 16 + 8, 12 + 8, 12 + 12)

  expect(() => checkFont(font)).toThrow(/^This font is damaged: its \S+ table overlaps another\.$/)
})

test.each(['head', 'hhea', 'maxp', 'hmtx', 'cmap', 'name', 'OS/2', 'post', 'loca'])(
  'a font without a %s table is refused',
  (tag) => {
    expect(() => checkFont(without(tag))).toThrow(new FontRefused(`This font has no ${tag} table.`))
  },
)

test('a font without outlines is refused', () => {
  expect(() => checkFont(without('glyf'))).toThrow(new FontRefused('This font has no outlines.'))
})

test('more than 64 axes are refused', () => {
  expect(() => checkFont(withFvar((fvar) => fvar.setUint16(8, 65)))).toThrow(
    new FontRefused('This font has more than 64 axes.'),
  )
})

test('an axis whose default lies outside it is staff’s to judge, not refused', () => {
  expect(() => checkFont(withFvar((fvar) => fvar.setInt32(16 + 8, -1)))).not.toThrow()
})

test('an axis that runs backwards is refused', () => {
  expect(() => checkFont(withFvar((fvar) => fvar.setInt32(16 + 12, -1)))).toThrow(
    new FontRefused('This font is damaged: its wght axis runs backwards.'),
  )
})

test.each([
  ['plain', (svg: string) => Buffer.from(svg)],
  ['packed', (svg: string) => gzipSync(svg)],
])('a drawing inside a font may neither run script nor fetch (%s)', (_, pack) => {
  const withDrawing = (svg: string) => checkFont(withDrawings([pack('<svg/>'), pack(svg)]))

  expect(() => withDrawing('<svg><use href="#a"/></svg>')).not.toThrow()
  for (const bad of ['<svg><script>alert(1)</script></svg>', '<image href="//example.org/a.png"/>'])
    expect(() => withDrawing(bad)).toThrow(
      new FontRefused('This font holds SVG pictures that run script or fetch other files.'),
    )
})

test('drawings may fill a font, and what they unpack to has an end', () => {
  const large = `<svg>${' '.repeat(17 * 1024 * 1024)}</svg>`
  expect(() => checkFont(withDrawings([Buffer.from(large)]))).not.toThrow()
  expect(() => checkFont(withDrawings(Array(4).fill(gzipSync(large))))).toThrow(
    new FontRefused('This font is damaged: its SVG table cannot be read.'),
  )
})

/** A glyph each, from the first on. */
function withDrawings(documents: Buffer[]): Uint8Array {
  const sfnt = readSfnt(readMaster('static'))
  const list = Buffer.alloc(12 + documents.length * 12)
  list.writeUInt32BE(10, 2)
  list.writeUInt16BE(documents.length, 10)
  let end = list.length - 10
  for (const [glyph, { length }] of documents.entries()) {
    for (const at of [0, 2]) list.writeUInt16BE(glyph, 12 + glyph * 12 + at)
    list.writeUInt32BE(end, 12 + glyph * 12 + 4)
    list.writeUInt32BE(length, 12 + glyph * 12 + 8)
    end += length
  }
  sfnt.tables.set('SVG ', Buffer.concat([list, ...documents]))
  return writeSfnt(sfnt)
}

function firstTagOf(font: Buffer): string {
  return readDirectory(font)[0]?.tag.trim() ?? ''
}

function without(tag: string): Uint8Array {
  const sfnt = readSfnt(readMaster('static'))
  sfnt.tables.delete(tag)
  return writeSfnt(sfnt)
}

function withFvar(change: (fvar: DataView) => void): Uint8Array {
  const sfnt = readSfnt(readMaster('variable'))
  const fvar = Uint8Array.from(sfnt.tables.get('fvar') ?? [])
  change(new DataView(fvar.buffer))
  sfnt.tables.set('fvar', fvar)
  return writeSfnt(sfnt)
}

/** The head of a resource fork: where its data and its map stand, and how long they are. */
function suitcase(): string {
  const bytes = Buffer.alloc(400)
  for (const [place, number] of [256, 300, 44, 100].entries())
    bytes.writeUInt32BE(number, place * 4)
  return bytes.toString('latin1')
}

function embedded(): string {
  const bytes = Buffer.alloc(200)
  bytes.writeUInt32LE(200, 0)
  bytes.writeUInt16LE(0x504c, 34)
  return bytes.toString('latin1')
}
