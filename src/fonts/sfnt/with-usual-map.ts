import { damaged, FontRefused } from '../font-refused'
import type { ByteReader } from './byte-reader'
import { copyTable, requireTable, type Sfnt } from './sfnt'
import { readSfnt } from './read-sfnt'
import { writeSfnt } from './write-sfnt'

const [UNICODE, WINDOWS] = [0, 3]

/** For a Unicode map by its format: the encoding of Windows under which every system and browser looks for it. */
const USUAL: Record<number, number> = { 4: 1, 12: 10 }

/** Of Unicode's own, by platform, encoding and format: browsers read these and HarfBuzz keeps them. */
const READ_AS_THEY_ARE = new Set(['0/3/4', '0/4/12'])

/**
 * The font with a map of characters that stands under a rare but valid platform and encoding (format 4 under Unicode 2.0, format 12
 * under "full repertoire") named as all others are: browsers and HarfBuzz pass over it otherwise, and the font has no letters.
 */
export function withUsualMap(font: Uint8Array, sfnt: Sfnt): Uint8Array {
  const cmap = requireTable(sfnt, 'cmap')
  const records = Array.from({ length: cmap.u16(2) }, (_, index): MapRecord => {
    const at = 4 + index * 8
    const [platform, encoding, offset] = [cmap.u16(at), cmap.u16(at + 2), cmap.u32(at + 4)]
    return { platform, encoding, offset, format: cmap.u16(offset) }
  })
  const has = (encoding: number) =>
    records.some((record) => record.platform === WINDOWS && record.encoding === encoding)
  const isUnicode = ({ platform, encoding }: MapRecord) =>
    platform === UNICODE || (platform === WINDOWS && [1, 10].includes(encoding))
  const isRare = (record: MapRecord) => {
    const { platform, encoding, format } = record
    const usual = USUAL[format]
    const isRead =
      platform === WINDOWS
        ? encoding === usual
        : READ_AS_THEY_ARE.has(`${platform}/${encoding}/${format}`)
    return usual !== undefined && isUnicode(record) && !isRead && !has(usual)
  }
  const rare = records.find(isRare)
  if (!rare) {
    const hasUsual = records.some((record) => isUnicode(record) && USUAL[record.format])
    const rewritten = hasUsual ? null : rewrittenMap(cmap, records)
    return rewritten ? withMap(sfnt, rewritten) : font
  }
  rare.platform = WINDOWS
  rare.encoding = USUAL[rare.format] ?? 1
  const { bytes, view } = copyTable(sfnt, 'cmap')
  const sorted = records.toSorted((a, b) => a.platform - b.platform || a.encoding - b.encoding)
  for (const [index, { platform, encoding, offset }] of sorted.entries()) {
    const at = 4 + index * 8
    view.setUint16(at, platform)
    view.setUint16(at + 2, encoding)
    view.setUint32(at + 4, offset)
  }
  const renamed = withMap(sfnt, bytes)
  return withUsualMap(renamed, readSfnt(renamed))
}

function withMap(sfnt: Sfnt, cmap: Uint8Array): Uint8Array {
  return writeSfnt({ ...sfnt, tables: new Map(sfnt.tables).set('cmap', cmap) })
}

/** A map of characters by its place in the table. */
type MapRecord = { platform: number; encoding: number; offset: number; format: number }

type Glyphs = Map<number, number>

/** Formats that HarfBuzz reads and browsers leave out. */
const READERS = new Map<number, (cmap: ByteReader, at: number) => Glyphs>([
  [0, (cmap, at) => inARow(0, 256, (index) => cmap.u8(at + 6 + index))],
  [6, (cmap, at) => inARow(cmap.u16(at + 6), cmap.u16(at + 8), (i) => cmap.u16(at + 10 + i * 2))],
  [
    10,
    (cmap, at) => inARow(cmap.u32(at + 12), cmap.u32(at + 16), (i) => cmap.u16(at + 20 + i * 2)),
  ],
  [13, readShared],
])

const MOST = 200_000
const HIGHEST = 0x10ffff

/** Of a font that has none of the usual maps, another one of Unicode or of the Macintosh's Roman letters, written as usual; null where there is none. */
function rewrittenMap(cmap: ByteReader, records: readonly MapRecord[]): Uint8Array | null {
  const readable = records.filter(({ format }) => READERS.has(format))
  const unicode = readable.find(
    ({ platform, encoding }) => platform === 0 || (platform === 3 && [1, 10].includes(encoding)),
  )
  // Beside a map of symbols it names pictograms as letters.
  const isSymbols = records.some(({ platform, encoding }) => platform === 3 && encoding === 0)
  const roman = readable.find(({ platform, encoding }) => platform === 1 && encoding === 0)
  const record = unicode ?? (isSymbols ? undefined : roman)
  const glyphs = record && READERS.get(record.format)?.(cmap, record.offset)
  if (!glyphs || glyphs.size === 0) return null
  return writeMap(unicode ? glyphs : ofRoman(glyphs))
}

function inARow(first: number, count: number, glyphAt: (index: number) => number): Glyphs {
  if (first + count > HIGHEST + 1) throw damaged('cmap')
  const glyphs: Glyphs = new Map()
  for (let index = 0; index < count; index += 1) {
    const glyph = glyphAt(index)
    if (glyph > 0) glyphs.set(first + index, glyph)
  }
  return glyphs
}

/** Format 13: all characters of a group are one glyph. */
function readShared(cmap: ByteReader, at: number): Glyphs {
  const glyphs: Glyphs = new Map()
  for (let group = 0; group < cmap.u32(at + 12); group += 1) {
    const start = at + 16 + group * 12
    const [first, last, glyph] = [cmap.u32(start), cmap.u32(start + 4), cmap.u32(start + 8)]
    if (last < first || last > HIGHEST) throw damaged('cmap')
    if (glyphs.size + last - first >= MOST) throw tooMany()
    for (let code = first; code <= last && glyph > 0; code += 1) glyphs.set(code, glyph)
  }
  return glyphs
}

function ofRoman(glyphs: Glyphs): Glyphs {
  const decoder = new TextDecoder('macintosh')
  const letters = [...glyphs].filter(([code]) => code >= 0x20 && code !== 0x7f && code < 0x100)
  return new Map(
    letters.map(([code, glyph]) => [decoder.decode(Uint8Array.of(code)).charCodeAt(0), glyph]),
  )
}

/** One map for Windows: format 4 where it holds everything, else format 12. */
function writeMap(glyphs: Glyphs): Uint8Array {
  const runs: { first: number; last: number; glyph: number }[] = []
  for (const [code, glyph] of [...glyphs].toSorted(([a], [b]) => a - b)) {
    const run = runs.at(-1)
    const follows = run?.last === code - 1 && glyph === run.glyph + code - run.first
    if (run && follows) run.last = code
    else runs.push({ first: code, last: code, glyph })
  }
  const isShort = runs.length < 8000 && (runs.at(-1)?.last ?? 0) < 0xffff
  return isShort ? writeSegments(runs) : writeGroups(runs)
}

type Run = { first: number; last: number; glyph: number }

function writeGroups(runs: Run[]): Uint8Array {
  const groups = runs.flatMap(({ first, last, glyph }) => [first, last, glyph])
  const table = Buffer.alloc(28 + groups.length * 4)
  writeHead(table, { encoding: 10, format: 12 })
  table.writeUInt32BE(table.length - 12, 16)
  table.writeUInt32BE(runs.length, 24)
  groups.forEach((value, index) => table.writeUInt32BE(value, 28 + index * 4))
  return table
}

/** https://learn.microsoft.com/typography/opentype/spec/cmap#format-4-segment-mapping-to-delta-values */
function writeSegments(runs: Run[]): Uint8Array {
  const segments = [...runs, { first: 0xffff, last: 0xffff, glyph: 0 }]
  const count = segments.length
  const power = Math.floor(Math.log2(count))
  const searched = 2 << power
  const numbers = [
    ...[2 * count, searched, power, 2 * count - searched],
    ...segments.map(({ last }) => last),
    0,
    ...segments.map(({ first }) => first),
    ...segments.map(({ first, glyph }) => (glyph - first) & 0xffff),
    ...segments.map(() => 0),
  ]
  const table = Buffer.alloc(18 + numbers.length * 2)
  writeHead(table, { encoding: 1, format: 4 })
  table.writeUInt16BE(table.length - 12, 14)
  numbers.forEach((value, index) => table.writeUInt16BE(value, 18 + index * 2))
  return table
}

function writeHead(table: Buffer, { encoding, format }: { encoding: number; format: number }) {
  table.writeUInt16BE(1, 2)
  table.writeUInt16BE(3, 4)
  table.writeUInt16BE(encoding, 6)
  table.writeUInt32BE(12, 8)
  table.writeUInt16BE(format, 12)
}

function tooMany(): FontRefused {
  return new FontRefused(
    `This font shows more than ${MOST} characters by glyphs that they share (cmap format 13), more than the shop reads. Export it with format 4 or 12.`,
  )
}
