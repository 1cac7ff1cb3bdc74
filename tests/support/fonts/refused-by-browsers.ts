import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { writeSfnt } from '@/fonts/sfnt/write-sfnt'

/** One table of a good font broken as the sanitiser of browsers does not forgive, and what the shop says of it. */
export type Broken = { what: string; font: Uint8Array; sentence: string }

const AGAIN = 'Export it again from your font editor.'

const cut = (table: string) =>
  `Browsers refuse this font: its ${table} table is cut short. ${AGAIN}`
const version = (table: string) =>
  `Browsers refuse this font: its ${table} table has a version they do not read. ${AGAIN}`
const built = (table: string) =>
  `Browsers refuse this font: its ${table} table is wrongly built. ${AGAIN}`
const large = (table: string) =>
  `Browsers refuse this font: its ${table} table is larger than 128 KB. Export it again with less hinting, or without any.`

type Change = (table: DataView) => void | Uint8Array

/** `font` has TrueType outlines, names for its glyphs and a format 4 map first in its `cmap`. */
export function refusedByBrowsers(font: Uint8Array): Broken[] {
  const { tables } = readSfnt(font)
  const glyphs = new DataView(Uint8Array.from(tables.get('maxp') ?? []).buffer).getUint16(4)
  const rows: [tag: string, what: string, change: Change, sentence: string][] = [
    ['head', 'a version of its own', (head) => head.setUint16(0, 2), version('head')],
    [
      'head',
      'a box that runs backwards',
      (head) => head.setInt16(36, head.getInt16(40) + 1),
      `Browsers refuse this font: the bounding box in its head table runs backwards. ${AGAIN}`,
    ],
    ['head', 'glyphs of another format', (head) => head.setInt16(52, 1), built('head')],
    ['maxp', 'the short form', (maxp) => maxp.setUint32(0, 0x5000), version('maxp')],
    ['maxp', 'a version of its own', (maxp) => maxp.setUint32(0, 0x20000), version('maxp')],
    ['maxp', 'half its fields', (maxp) => first(maxp, 20), cut('maxp')],
    ['maxp', 'nine zones', (maxp) => maxp.setUint16(14, 9), built('maxp')],
    ['hhea', 'a version of its own', (hhea) => hhea.setUint16(0, 3), version('hhea')],
    ['hhea', 'widths of another format', (hhea) => hhea.setInt16(32, 1), built('hhea')],
    ['OS/2', 'a version of its own', (os2) => os2.setUint16(0, 6), version('OS/2')],
    ['OS/2', 'no line metrics', (os2) => first(os2, 70), cut('OS/2')],
    ['post', 'a version of its own', (post) => post.setUint32(0, 0x25000), version('post')],
    [
      'post',
      'names of more glyphs',
      (post) => named(post, glyphs + 5),
      `Browsers refuse this font: its post table names ${glyphs + 5} glyphs, and it has ${glyphs}. Export it again, with a name for each glyph or with none.`,
    ],
    ['post', 'a name that is not there', (post) => unnamed(post, glyphs), built('post')],
    ['name', 'a version of its own', (name) => name.setUint16(0, 2), version('name')],
    ['name', 'texts among its records', (name) => name.setUint16(4, 8), built('name')],
    ['cmap', 'a version of its own', (cmap) => cmap.setUint16(0, 1), built('cmap')],
    ['cmap', 'another search range', (cmap) => change(cmap, 8, 1), built('cmap')],
    ['cmap', 'another entry selector', (cmap) => change(cmap, 10, 1), built('cmap')],
    ['cmap', 'a language', (cmap) => change(cmap, 4, 1), built('cmap')],
    ['cvt ', 'half a value', () => new Uint8Array(3), built('cvt')],
    ['cvt ', '128 KB', () => new Uint8Array(128 * 1024), large('cvt')],
    ['fpgm', '128 KB', () => new Uint8Array(128 * 1024), large('fpgm')],
    ['prep', '128 KB', () => new Uint8Array(128 * 1024), large('prep')],
    ['gasp', 'ranges that are not there', () => Uint8Array.of(0, 1, 0, 9, 0, 8, 0, 2), cut('gasp')],
    ['kern', 'another entry selector', () => kernTable({ selector: 5 }), built('kern')],
    [
      'TEST',
      'nothing',
      () => new Uint8Array(),
      'Browsers refuse this font: its TEST table is empty. Export it again without that table.',
    ],
    [
      'glyf',
      'a point with a reserved flag',
      brokenGlyph(tables),
      'Browsers refuse this font: its glyph number 0 cannot be drawn. Correct that glyph in your font editor, and export it again.',
    ],
  ]
  return rows.map(([tag, what, alter, sentence]) => {
    const bytes = Uint8Array.from(tables.get(tag) ?? [])
    const changed = alter(new DataView(bytes.buffer)) ?? bytes
    const broken = { ...readSfnt(font), tables: new Map(tables).set(tag, changed) }
    return { what: `${tag.trim()} with ${what}`, font: writeSfnt(broken), sentence }
  })
}

/** Broken as well, and forgiven: browsers repair these or leave the table out. */
export function forgivenByBrowsers(font: Uint8Array): Omit<Broken, 'sentence'>[] {
  const { tables } = readSfnt(font)
  const rows: [tag: string, what: string, bytes: Uint8Array][] = [
    ['gasp', 'an unknown version', Uint8Array.of(0, 9, 0, 1, 255, 255, 0, 2)],
    ['gasp', 'ranges out of order', Uint8Array.of(0, 1, 0, 2, 0, 9, 0, 2, 0, 8, 0, 2)],
    ['kern', 'the version of Apple', Uint8Array.of(0, 1, 0, 0, 0, 0, 0, 0)],
    ['kern', 'no pair', kernTable({ pairs: 0, selector: 0 })],
    ['GPOS', 'noise', Uint8Array.of(9, 9, 9, 9)],
  ]
  return rows.map(([tag, what, bytes]) => {
    const sfnt = { ...readSfnt(font), tables: new Map(tables).set(tag, bytes) }
    return { what: `${tag} with ${what}`, font: writeSfnt(sfnt) }
  })
}

function first(table: DataView, length: number): Uint8Array {
  return new Uint8Array(table.buffer).slice(0, length)
}

/** Version 2, with the standard name of `.notdef` for every glyph. */
function named(post: DataView, count: number): Uint8Array {
  const bytes = new Uint8Array(34 + count * 2)
  bytes.set(new Uint8Array(post.buffer).subarray(0, 32))
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0x20000)
  view.setUint16(32, count)
  return bytes
}

function unnamed(post: DataView, glyphs: number): Uint8Array {
  const bytes = named(post, glyphs)
  new DataView(bytes.buffer).setUint16(34, 300)
  return bytes
}

/** Adds to a number of the map that the table's last record names: that of Windows. */
function change(cmap: DataView, at: number, by: number): void {
  const map = cmap.getUint32(4 + (cmap.getUint16(2) - 1) * 8 + 4)
  cmap.setUint16(map + at, cmap.getUint16(map + at) + by)
}

function kernTable({ pairs = 1, selector }: { pairs?: number; selector: number }): Uint8Array {
  const numbers = [0, 1, 0, 14 + pairs * 6, 1, pairs, 6, selector, 0, ...(pairs ? [1, 2, 9] : [])]
  const bytes = Buffer.alloc(numbers.length * 2)
  for (const [index, number] of numbers.entries()) bytes.writeUInt16BE(number, index * 2)
  return Uint8Array.from(bytes)
}

/** The first flag of glyph 0, which lies behind its contours' ends and its hints. */
function brokenGlyph(tables: ReadonlyMap<string, Uint8Array>): Change {
  return (glyf) => {
    const loca = new DataView(Uint8Array.from(tables.get('loca') ?? []).buffer)
    if (loca.getUint16(0) !== 0) throw new Error('Glyph 0 does not come first in this font.')
    const hints = 10 + glyf.getInt16(0) * 2
    const flag = hints + 2 + glyf.getUint16(hints)
    glyf.setUint8(flag, glyf.getUint8(flag) | 0x80)
  }
}
