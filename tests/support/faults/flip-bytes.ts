import { readDirectory } from '@/fonts/sfnt/read-sfnt'
import type { DamagedFont } from './damaged-font'
import { type Random, randomFrom } from './random-from'

const HEAD_OF_A_TABLE = 64
const BYTES_AT_A_TIME = 6

type Place = (font: Uint8Array, random: Random) => number

/** Where bytes are rewritten: what lies near the beginning decides how the rest is read. */
const PLACES: Record<string, Place> = {
  'in the directory': (font, random) => 12 + random(readDirectory(font).length * 16),
  'in the heads of tables': (font, random) => {
    const tables = readDirectory(font)
    return (tables[random(tables.length)]?.offset ?? 0) + random(HEAD_OF_A_TABLE)
  },
  anywhere: (font, random) => random(font.length),
}

/** Six bytes of the font rewritten, so many times for each kind of place. */
export function flipBytes(font: Uint8Array, times: number): DamagedFont[] {
  return Object.entries(PLACES).flatMap(([where, place]) =>
    Array.from({ length: times }, (_, seed) => ({
      name: `bytes rewritten ${where}, seed ${seed}`,
      bytes: rewrite(font, place, randomFrom(seed + font.length)),
    })),
  )
}

function rewrite(font: Uint8Array, place: Place, random: Random): Uint8Array {
  const damaged = Uint8Array.from(font)
  const places = Array.from({ length: BYTES_AT_A_TIME }, () => place(font, random))
  for (const at of places) damaged[Math.min(at, font.length - 1)] = random(256)
  return damaged
}
