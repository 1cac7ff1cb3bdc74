import { ownValue } from '@/domain/own-value'
import { ByteReader } from '../sfnt/byte-reader'
import { glyphCountOf, requireTable, type Sfnt } from '../sfnt/sfnt'
import { wronglyBuilt } from './browser-refusals'

const HIGHEST = 0x10ffff

/** A subtable under a platform and encoding that browsers do not read may hold what it likes, as long as it lies in the table. */
export function checkCharacterMap(sfnt: Sfnt): void {
  const cmap = requireTable(sfnt, 'cmap')
  demand(cmap.u16(0) === 0 && cmap.u16(2) > 0)
  const subtables = readSubtables(cmap)
  assertApart(subtables)

  for (const { kind, at, length } of subtables) {
    const map = new ByteReader(cmap.slice(at, length), 'cmap table')
    ownValue(CHECKS, kind)?.(map, glyphCountOf(sfnt))
  }
  demand(subtables.some(({ kind }) => Object.hasOwn(CHECKS, kind) && !HELPS_ONLY.has(kind)))
}

/** What browsers read, by platform, encoding and format. */
const CHECKS: Record<string, (map: ByteReader, glyphs: number) => void> = {
  '0/0/4': checkSegments,
  '0/1/4': checkSegments,
  '0/3/4': checkSegments,
  '3/0/4': checkSegments,
  '3/1/4': checkSegments,
  '0/3/12': checkGroups,
  '0/4/12': checkGroups,
  '3/10/12': checkGroups,
  '3/10/13': checkSharedGlyphs,
  '0/5/14': checkVariants,
  '1/0/0': (map) => demand(map.length >= 262),
}

/** No font lives of these alone. */
const HELPS_ONLY = new Set(['0/5/14', '1/0/0'])

type Subtable = { kind: string; at: number; length: number }

function readSubtables(cmap: ByteReader): Subtable[] {
  const count = cmap.u16(2)
  return Array.from({ length: count }, (_, index) => {
    const record = 4 + index * 8
    const at = cmap.u32(record + 4)
    demand(at >= 4 + count * 8 && at < cmap.length)
    const format = cmap.u16(at)
    const length = lengthOf(cmap, at, format)
    demand(at + length <= cmap.length)
    return { kind: `${cmap.u16(record)}/${cmap.u16(record + 2)}/${format}`, at, length }
  })
}

function lengthOf(cmap: ByteReader, at: number, format: number): number {
  if (format === 0 || format === 4) return cmap.u16(at + 2)
  if (format === 12 || format === 13) return cmap.u32(at + 4)
  return format === 14 ? cmap.u32(at + 2) : 0
}

/** Two records may share one subtable; two subtables share nothing. */
function assertApart(subtables: Subtable[]): void {
  const spans = new Map(subtables.map(({ at, length }) => [`${at}+${length}`, { at, length }]))
  let end = 0
  for (const { at, length } of [...spans.values()].toSorted((a, b) => a.at - b.at)) {
    demand(at >= end)
    end = at + length
  }
}

/** Format 4. https://learn.microsoft.com/typography/opentype/spec/cmap#format-4-segment-mapping-to-delta-values */
function checkSegments(map: ByteReader, glyphs: number): void {
  const width = map.u16(6)
  const count = width / 2
  demand(map.u16(4) === 0 && Number.isInteger(count) && count > 0)
  const power = Math.floor(Math.log2(count))
  const searched = 2 << power
  demand(map.u16(8) === searched && map.u16(10) === power && map.u16(12) === width - searched)
  demand(map.u16(14 + width) === 0)

  let before = { first: -1, last: -1 }
  for (let index = 0; index < count; index += 1) {
    const at = 14 + index * 2
    const segment = { first: map.u16(at + width + 2), last: map.u16(at) }
    const isLast = index === count - 1
    const isSecondEnd = isLast && before.first === 0xffff && segment.first === 0xffff
    demand(isSecondEnd || (segment.last > before.last && segment.first > before.last))
    demand(!isLast || (segment.first === 0xffff && segment.last === 0xffff))
    checkGlyphsOf(map, { ...segment, at, width, isLast, glyphs })
    before = segment
  }
}

type Segment = {
  first: number
  last: number
  at: number
  width: number
  isLast: boolean
  glyphs: number
}

function checkGlyphsOf(map: ByteReader, { first, last, at, width, isLast, glyphs }: Segment): void {
  const delta = map.u16(at + 2 * width + 2)
  const offsetAt = at + 3 * width + 2
  const offset = map.u16(offsetAt)
  demand(offset % 2 === 0 || isLast)
  const isListed = offset !== 0 && offset % 2 === 0
  for (let code = first; code <= last; code += 1) {
    const glyph = isListed
      ? map.u16(offsetAt + offset + (code - first) * 2)
      : (code + delta) & 0xffff
    demand(glyph < glyphs)
  }
}

function checkGroups(map: ByteReader, glyphs: number): void {
  for (const { first, last, glyph } of readGroups(map)) demand(glyph + last - first < glyphs)
}

/** Format 13: all characters of a group are one glyph. */
function checkSharedGlyphs(map: ByteReader, glyphs: number): void {
  for (const { glyph } of readGroups(map)) demand(glyph < glyphs)
}

function readGroups(map: ByteReader): { first: number; last: number; glyph: number }[] {
  const count = map.u32(12)
  demand(map.u32(8) === 0 && count > 0 && count <= (map.length - 16) / 12)
  let end = -1
  return Array.from({ length: count }, (_, index) => {
    const at = 16 + index * 12
    const [first, last, glyph] = [map.u32(at), map.u32(at + 4), map.u32(at + 8)]
    demand(first > end && last >= first && last <= HIGHEST)
    end = last
    return { first, last, glyph }
  })
}

const MOST_SELECTORS = 259
const HIGHEST_OF_A_RANGE = 0xffffff

/** Format 14: characters that a variation selector follows. It ends where its last list ends. */
function checkVariants(map: ByteReader): void {
  const count = map.u32(6)
  demand(count > 0 && count <= MOST_SELECTORS)
  let end = 10 + count * 11
  let before = -1
  for (let index = 0; index < count; index += 1) {
    const at = 10 + index * 11
    const [selector, plain, other] = [u24(map, at), map.u32(at + 3), map.u32(at + 7)]
    demand(isSelector(selector) && selector > before && (plain > 0 || other > 0))
    if (plain > 0) end = readRanges(map, plain)
    if (other > 0) end = readVariants(map, other)
    before = selector
  }
  demand(end === map.length)
}

function readRanges(map: ByteReader, start: number): number {
  const count = map.u32(start)
  demand(count > 0 && count <= (map.length - start - 4) / 4)
  let before = 0
  for (let index = 0; index < count; index += 1) {
    const first = u24(map, start + 4 + index * 4)
    const last = first + map.u8(start + 7 + index * 4)
    demand(first > before && first <= HIGHEST && last <= HIGHEST_OF_A_RANGE)
    before = last
  }
  return start + 4 + count * 4
}

function readVariants(map: ByteReader, start: number): number {
  const count = map.u32(start)
  demand(count > 0 && count <= (map.length - start - 4) / 5)
  let before = 0
  for (let index = 0; index < count; index += 1) {
    const code = u24(map, start + 4 + index * 5)
    demand(code > before && code <= HIGHEST && map.u16(start + 7 + index * 5) > 0)
    before = code
  }
  return start + 4 + count * 5
}

function isSelector(code: number): boolean {
  return (
    (code >= 0x180b && code <= 0x180d) ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    (code >= 0xe0100 && code <= 0xe01ef)
  )
}

function u24(map: ByteReader, at: number): number {
  return map.u8(at) * 0x10000 + map.u16(at + 1)
}

function demand(isSo: boolean): void {
  if (!isSo) throw wronglyBuilt('cmap')
}
