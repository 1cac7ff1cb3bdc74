import { pairKey, readKernPairs } from '@/fonts/sfnt/kern-table'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { writeSfnt } from '@/fonts/sfnt/write-sfnt'

type Pair = [key: number, value: number]

const PAIR = 6

/** A font kerned by its kern table alone, with the same pairs in tables that browsers leave out. */
export function kernedOtherwise(font: Uint8Array): { what: string; font: Uint8Array }[] {
  const own = [...readKernPairs(readSfnt(font))]
  const others = Array.from({ length: 18_694 }, (_, index): Pair => {
    return [pairKey(1000 + (index >> 7), index & 127), -1]
  })
  const inOrder = (pairs: Pair[]) => pairs.toSorted(([a], [b]) => a - b)
  const unlike = inOrder(own).toReversed()
  return [
    {
      what: 'more pairs than a browser reads',
      font: withKern(font, windows(inOrder([...own, ...others]))),
    },
    { what: 'pairs out of order', font: withKern(font, windows(unlike)) },
    { what: 'pairs in the table of a Mac', font: withKern(font, apples(inOrder(own))) },
  ]
}

function withKern(font: Uint8Array, kern: Uint8Array): Uint8Array {
  const sfnt = readSfnt(font)
  return writeSfnt({ ...sfnt, tables: new Map(sfnt.tables).set('kern', kern) })
}

/** As Open Sans 1 has it: one part, of whose length sixteen bits hold the rest. */
function windows(pairs: Pair[]): Uint8Array {
  const length = (14 + pairs.length * PAIR) & 0xffff
  return Buffer.concat([shorts(0, 1, 0, length, 1), format0(pairs)])
}

function apples(pairs: Pair[]): Uint8Array {
  const length = 16 + pairs.length * PAIR
  return Buffer.concat([shorts(1, 0, 0, 1, length >> 16, length & 0xffff, 0, 0), format0(pairs)])
}

function format0(pairs: Pair[]): Uint8Array {
  const power = Math.floor(Math.log2(pairs.length))
  const range = PAIR << power
  const search = [range, power, pairs.length * PAIR - range].map((value) => value & 0xffff)
  const rows = pairs.flatMap(([key, value]) => [key >>> 16, key & 0xffff, value & 0xffff])
  return shorts(pairs.length, ...search, ...rows)
}

function shorts(...values: number[]): Uint8Array {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => bytes.writeUInt16BE(value, index * 2))
  return bytes
}
