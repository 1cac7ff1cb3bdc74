import { changeTable, tableOf } from './change-table'
import type { DamagedFont } from './damaged-font'

const ARGUMENTS_ARE_WORDS = 1
const MORE_COMPONENTS = 0x20
const GLYPH_HEADER = 10
const COMPONENT = 8

/** Glyphs of a TrueType font put together of each other: in a circle, without end, or of too many. */
export function tangleGlyphs(font: Uint8Array): DamagedFont[] {
  const roomy = roomyGlyphs(font, GLYPH_HEADER + 2 * COMPONENT)
  const [first = 0, second = 0] = roomy
  const doubling = roomy.map((glyph, index) => [glyph, twice(roomy[index + 1])] as const)
  return [
    { name: 'a glyph made of itself', bytes: composed(font, [[first, [first]]]) },
    {
      name: 'two glyphs made of each other',
      bytes: composed(font, [
        [first, [second]],
        [second, [first]],
      ]),
    },
    { name: 'a glyph made of one that is not there', bytes: composed(font, [[first, [0xfffe]]]) },
    {
      name: 'a chain of sixty glyphs',
      bytes: composed(
        font,
        doubling.slice(0, 60).map(([glyph, parts]) => [glyph, parts.slice(1)]),
      ),
    },
    { name: 'forty glyphs, each twice the next', bytes: composed(font, doubling.slice(0, 40)) },
  ]
}

/** An odd last glyph has nothing to be made of. */
function twice(glyph: number | undefined): number[] {
  return glyph === undefined ? [] : [glyph, glyph]
}

type Composite = readonly [glyph: number, parts: number[]]

function composed(font: Uint8Array, composites: Composite[]): Uint8Array {
  const places = glyphPlaces(font)
  return changeTable(font, 'glyf', (glyf) => {
    for (const [glyph, parts] of composites) {
      const { at } = places[glyph] ?? { at: 0 }
      glyf.setInt16(at, -1)
      parts.forEach((part, index) => {
        const more = index < parts.length - 1 ? MORE_COMPONENTS : 0
        const component = at + GLYPH_HEADER + index * COMPONENT
        glyf.setUint16(component, ARGUMENTS_ARE_WORDS | more)
        glyf.setUint16(component + 2, part)
        glyf.setUint32(component + 4, 0)
      })
    }
  })
}

function roomyGlyphs(font: Uint8Array, room: number): number[] {
  return glyphPlaces(font).flatMap(({ length }, glyph) =>
    glyph > 0 && length >= room ? [glyph] : [],
  )
}

function glyphPlaces(font: Uint8Array): { at: number; length: number }[] {
  const loca = tableOf(font, 'loca')
  const isLong = tableOf(font, 'head').getUint16(50) === 1
  const offsetOf = (glyph: number) =>
    isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2
  return Array.from({ length: tableOf(font, 'maxp').getUint16(4) }, (_, glyph) => ({
    at: offsetOf(glyph),
    length: offsetOf(glyph + 1) - offsetOf(glyph),
  }))
}
