import type { CodepointRange } from '../font-facts'
import { damaged, FontRefused } from '../font-refused'
import type { ByteReader } from '../sfnt/byte-reader'
import { glyphCountOf, requireTable, type Sfnt } from '../sfnt/sfnt'

const HIGHEST = 0x10ffff

/** Every code point the font has a glyph for, in rising order. */
export function readCharacters(sfnt: Sfnt): number[] {
  const cmap = requireTable(sfnt, 'cmap')
  const best = bestSubtable(cmap)
  if (best === null) throw new FontRefused(whyNone(cmap))

  const glyphs = glyphCountOf(sfnt)
  const found =
    cmap.u16(best) === 12 ? readSegmented(cmap, best, glyphs) : readTwoByte(cmap, best, glyphs)
  return [...found].toSorted((a, b) => a - b)
}

export function toRanges(codepoints: number[]): CodepointRange[] {
  const ranges: CodepointRange[] = []
  for (const codepoint of codepoints) {
    const last = ranges.at(-1)
    if (last && last[1] === codepoint - 1) last[1] = codepoint
    else ranges.push([codepoint, codepoint])
  }
  return ranges
}

function bestSubtable(cmap: ByteReader): number | null {
  let best: number | null = null
  let bestRank = 0
  for (let index = 0; index < cmap.u16(2); index += 1) {
    const at = 4 + index * 8
    const offset = cmap.u32(at + 4)
    const rank = rankOf(cmap.u16(at), cmap.u16(at + 2), cmap.u16(offset))
    if (rank > bestRank) [best, bestRank] = [offset, rank]
  }
  return best
}

/** Format 12 reaches past the Basic Multilingual Plane. */
function rankOf(platform: number, encoding: number, format: number): number {
  const unicode = platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10))
  if (format === 12) return unicode ? 3 : 0
  if (format !== 4) return 0
  return unicode ? 2 : 0
}

/** A font of Windows' symbols says which of its own signs a key types: nobody else knows what they are. */
function whyNone(cmap: ByteReader): string {
  const records = Array.from({ length: cmap.u16(2) }, (_, index) => {
    const at = 4 + index * 8
    const [platform, encoding] = [cmap.u16(at), cmap.u16(at + 2)]
    return { platform, encoding, format: cmap.u16(cmap.u32(at + 4)) }
  })
  if (records.some(({ platform, encoding }) => platform === 3 && encoding === 0)) {
    return 'This font maps its characters as symbols, not as Unicode. Export it with Unicode characters.'
  }
  const unicode = records.find(
    ({ platform, encoding, format }) =>
      format !== 14 && (platform === 0 || (platform === 3 && [1, 10].includes(encoding))),
  )
  return unicode
    ? `This font maps its characters in format ${unicode.format} of the cmap table alone, which the shop does not read. Export it with format 4 or 12.`
    : 'This font has no Unicode characters.'
}

function readSegmented(cmap: ByteReader, start: number, glyphs: number): Set<number> {
  const found = new Set<number>()
  let end = -1
  for (let group = 0; group < cmap.u32(start + 12); group += 1) {
    const at = start + 16 + group * 12
    const [first, last, glyph] = [cmap.u32(at), cmap.u32(at + 4), cmap.u32(at + 8)]
    // Ranges that run backwards or into each other: read code by code, a few bytes of them could take for ever.
    if (first <= end || last < first || last > HIGHEST) throw damaged('cmap')
    if (glyph + last - first >= glyphs) throw pointsNowhere()
    end = last
    for (let code = first; code <= last; code += 1) if (glyph + code - first) found.add(code)
  }
  return found
}

function readTwoByte(cmap: ByteReader, start: number, glyphs: number): Set<number> {
  const found = new Set<number>()
  const width = cmap.u16(start + 6)
  let end = -1
  for (let at = start + 14; at < start + 14 + width; at += 2) {
    const segment = {
      last: cmap.u16(at),
      first: cmap.u16(at + width + 2),
      delta: cmap.u16(at + 2 * width + 2),
      glyphsAt: at + 3 * width + 2,
    }
    // As above: they could take for ever.
    if (segment.first < end || segment.last < segment.first) throw damaged('cmap')
    end = segment.last
    for (let code = segment.first; code <= segment.last && code < 0xffff; code += 1) {
      const glyph = glyphIn(cmap, segment, code)
      if (glyph >= glyphs) throw pointsNowhere()
      if (glyph > 0) found.add(code)
    }
  }
  return found
}

type Segment = { first: number; delta: number; glyphsAt: number }

function glyphIn(cmap: ByteReader, { first, delta, glyphsAt }: Segment, code: number): number {
  const rangeOffset = cmap.u16(glyphsAt)
  if (rangeOffset === 0) return (code + delta) & 0xffff

  const at = glyphsAt + rangeOffset + (code - first) * 2
  const glyph = at + 2 <= cmap.length ? cmap.u16(at) : 0
  return glyph === 0 ? 0 : (glyph + delta) & 0xffff
}

/** Browsers refuse such a font whole. */
function pointsNowhere(): FontRefused {
  return new FontRefused('This font is damaged: a character points at a glyph that is not there.')
}
