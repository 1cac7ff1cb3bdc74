import { expect, test } from 'vitest'
import { checkFont } from '@/fonts/check/check-font'
import { inspectFont } from '@/fonts/inspect/inspect-font'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { withUsualMap } from '@/fonts/sfnt/with-usual-map'
import { writeSfnt } from '@/fonts/sfnt/write-sfnt'
import { readMaster } from '../masters'

const usual = readMaster('roman')

type Place = [platform: number, encoding: number]

/** The font with one map alone: its format, numbers and the bytes of its body. */
function mapped([platform, encoding]: Place, subtable: Uint8Array): Uint8Array {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(1, 2)
  head.writeUInt16BE(platform, 4)
  head.writeUInt16BE(encoding, 6)
  head.writeUInt32BE(12, 8)
  const sfnt = readSfnt(usual)
  const cmap = Buffer.concat([head, subtable])
  return writeSfnt({ ...sfnt, tables: new Map(sfnt.tables).set('cmap', cmap) })
}

function numbers(bits: 16 | 32, ...values: number[]): Buffer {
  const bytes = Buffer.alloc((values.length * bits) / 8)
  values.forEach((value, at) => bytes.writeUIntBE(value, (at * bits) / 8, bits / 8))
  return bytes
}

/** Glyphs 5, 6 and 7 for A, B and C. */
const BYTES = Buffer.concat([
  numbers(16, 0, 262, 0),
  Buffer.from({ length: 256, 65: 5, 66: 6, 67: 7 } as ArrayLike<number>),
])
const TRIMMED = numbers(16, 6, 16, 0, 65, 3, 5, 6, 7)
const LONG = Buffer.concat([numbers(16, 10, 0), numbers(32, 26, 0, 65, 3), numbers(16, 5, 6, 7)])
const SHARED = Buffer.concat([numbers(16, 13, 0), numbers(32, 28, 0, 1, 65, 67, 5)])

test.each<[string, Place, Uint8Array]>([
  ['0 of Unicode', [0, 0], BYTES],
  ['0 of the Macintosh', [1, 0], BYTES],
  ['6 of Windows', [3, 1], TRIMMED],
  ['6 of Unicode', [0, 3], TRIMMED],
  ['6 of the Macintosh', [1, 0], TRIMMED],
  ['10 of Windows', [3, 10], LONG],
  ['13 of Windows', [3, 10], SHARED],
])('a font whose only map is in format %s has its letters', (_, place, subtable) => {
  const master = mapped(place, subtable)
  const font = withUsualMap(master, checkFont(master))

  expect(inspectFont(font).codepoints).toEqual([[65, 67]])
})

test('letters past the first plane come in format 12', () => {
  const beyond = Buffer.concat([numbers(16, 13, 0), numbers(32, 28, 0, 1, 0x1f600, 0x1f602, 5)])
  const master = mapped([3, 10], beyond)

  expect(inspectFont(withUsualMap(master, checkFont(master))).codepoints).toEqual([
    [0x1f600, 0x1f602],
  ])
})

test('the high letters of a Macintosh stand for those of Unicode', () => {
  const master = mapped([1, 0], numbers(16, 6, 14, 0, 0x8e, 2, 5, 6))

  expect(inspectFont(withUsualMap(master, checkFont(master))).codepoints).toEqual([[0xe8, 0xe9]])
})

test.each([
  ['a million characters that share a glyph', numbers(32, 28, 0, 1, 0, 0x10ffff, 5)],
  ['a range that runs backwards', numbers(32, 28, 0, 1, 67, 65, 5)],
  ['more ranges than there are', numbers(32, 28, 0, 0xffffffff, 65, 67, 5)],
])('%s are refused, not read', (_, body) => {
  const master = mapped([3, 10], Buffer.concat([numbers(16, 13, 0), body]))

  expect(() => withUsualMap(master, checkFont(master))).toThrow(/^This font /)
})
