import { damaged, FontRefused } from '../font-refused'
import type { ByteReader } from '../sfnt/byte-reader'
import { glyphCountOf, requireTable, type Sfnt } from '../sfnt/sfnt'

const MOST_DEEP = 16
const MOST_PIECES = 2048

/** Flags of a component: https://learn.microsoft.com/typography/opentype/spec/glyf#composite-glyph-description */
const ARGUMENTS_ARE_WORDS = 0x01
const HAS_SCALE = 0x08
const MORE_COMPONENTS = 0x20
const HAS_TWO_SCALES = 0x40
const HAS_MATRIX = 0x80

type Tree = { depth: number; pieces: number }

/** Glyphs made of glyphs end somewhere: none is part of itself, none is drawn of thousands. */
export function checkComposites(sfnt: Sfnt): void {
  const parts = readComposites(sfnt)
  const known = new Map<number, Tree>()
  for (const glyph of parts.keys()) measureTree(glyph, { parts, known, above: [] })
}

type Walk = { parts: Map<number, number[]>; known: Map<number, Tree>; above: number[] }

function measureTree(glyph: number, { parts, known, above }: Walk): Tree {
  if (above.includes(glyph)) throw tangled('is made of itself')
  if (above.length > MOST_DEEP) throw tangled(`nests more than ${MOST_DEEP} deep`)
  const seen = known.get(glyph)
  if (seen) return seen

  const below = { parts, known, above: [...above, glyph] }
  const trees = (parts.get(glyph) ?? []).map((part) => measureTree(part, below))
  const depth = 1 + Math.max(0, ...trees.map((tree) => tree.depth))
  const pieces = trees.reduce((sum, tree) => sum + tree.pieces, 1)
  if (depth > MOST_DEEP) throw tangled(`nests more than ${MOST_DEEP} deep`)
  if (pieces > MOST_PIECES) throw tangled(`is drawn of more than ${MOST_PIECES} others`)
  known.set(glyph, { depth, pieces })
  return { depth, pieces }
}

function readComposites(sfnt: Sfnt): Map<number, number[]> {
  const glyf = requireTable(sfnt, 'glyf')
  const loca = requireTable(sfnt, 'loca')
  const isShort = requireTable(sfnt, 'head').u16(50) === 0
  const count = glyphCountOf(sfnt)
  const composites = new Map<number, number[]>()
  for (let glyph = 0; glyph < count; glyph += 1) {
    const [from, to] = [glyph, glyph + 1].map((at) =>
      isShort ? loca.u16(at * 2) * 2 : loca.u32(at * 4),
    ) as [number, number]
    if (to < from || to > glyf.length) throw damaged('loca')
    if (to - from < 10 || glyf.i16(from) >= 0) continue
    const parts = readParts(glyf, from + 10)
    if (parts.some((part) => part >= count)) throw tangled('is made of one that is not there')
    composites.set(glyph, parts)
  }
  return composites
}

function readParts(glyf: ByteReader, start: number): number[] {
  const parts: number[] = []
  let flags = MORE_COMPONENTS
  for (let at = start; flags & MORE_COMPONENTS; at += sizeOf(flags)) {
    flags = glyf.u16(at)
    parts.push(glyf.u16(at + 2))
    if (parts.length > MOST_PIECES) throw tangled(`is drawn of more than ${MOST_PIECES} others`)
  }
  return parts
}

function sizeOf(flags: number): number {
  const place = flags & ARGUMENTS_ARE_WORDS ? 4 : 2
  if (flags & HAS_MATRIX) return 4 + place + 8
  if (flags & HAS_TWO_SCALES) return 4 + place + 4
  return 4 + place + (flags & HAS_SCALE ? 2 : 0)
}

function tangled(how: string): FontRefused {
  return new FontRefused(`This font is damaged: one of its glyphs ${how}.`)
}
