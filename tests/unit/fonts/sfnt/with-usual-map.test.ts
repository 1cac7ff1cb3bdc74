import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inspectFont } from '@/fonts/inspect/inspect-font'
import { followRecipe } from '@/fonts/recipes/follow-recipe'
import { readCharacters } from '@/fonts/inspect/read-characters'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { withUsualMap } from '@/fonts/sfnt/with-usual-map'
import { writeSfnt } from '@/fonts/sfnt/write-sfnt'
import { readMaster } from '../masters'

const usual = readMaster('roman')
const WINDOWS_BMP = [0, 3, 0, 1]

/** Only the map of Windows is left, under another platform and encoding. */
function renamed(platform: number, encoding: number): Uint8Array {
  const sfnt = readSfnt(usual)
  const cmap = Buffer.from(sfnt.tables.get('cmap') ?? [])
  const last = 4 + (cmap.readUInt16BE(2) - 1) * 8
  cmap.copy(cmap, 4, last, last + 8)
  cmap.writeUInt16BE(1, 2)
  cmap.writeUInt16BE(platform, 4)
  cmap.writeUInt16BE(encoding, 6)
  return writeSfnt({ ...sfnt, tables: new Map(sfnt.tables).set('cmap', cmap) })
}

test.each([
  [0, 0],
  [0, 1],
  [0, 2],
  [0, 4],
  [0, 6],
  [3, 10],
])('format 4 under (%i, %i) is read as everybody reads it, and sold so', async (...place) => {
  const master = renamed(...place)
  const font = withUsualMap(master, readSfnt(master))
  const trial = await followRecipe(font, { recipe: 'trial', isFull: true })

  expect([...(readSfnt(font).tables.get('cmap') ?? [])].slice(4, 8)).toEqual(WINDOWS_BMP)
  expect(inspectFont(font).codepoints).toEqual(inspectFont(usual).codepoints)
  expect(readCharacters(readSfnt(trial))).toEqual(readCharacters(readSfnt(usual)))
})

test('a font whose maps everybody reads is left as it is, byte for byte', () => {
  expect(withUsualMap(usual, readSfnt(usual))).toBe(usual)
})

test.each(['cmap-0-3-f12', 'cmap-0-4-f4'])('%s has letters', (name) => {
  const file = readFileSync(`tests/fixtures/fonts/odd/${name}.ttf`)

  expect(inspectFont(withUsualMap(file, readSfnt(file))).characterCount).toBeGreaterThan(90)
})

test('a font of symbols keeps its pictograms from Latin letters, whatever its map for the Macintosh says', () => {
  const sfnt = readSfnt(readFileSync('tests/fixtures/fonts/odd/symbol-cmap.ttf'))
  const symbols = Buffer.from(sfnt.tables.get('cmap') ?? [])
  const roman = Buffer.alloc(262)
  ;[0, 262, 0].forEach((word, at) => roman.writeUInt16BE(word, at * 2))
  roman.fill(1, 6 + 65, 6 + 70)
  const records = Buffer.alloc(20)
  ;[0, 2, 1, 0, 0, 20, 3, 0, 0, 20 + 262].forEach((word, at) => records.writeUInt16BE(word, at * 2))
  const cmap = Buffer.concat([records, roman, symbols.subarray(symbols.readUInt32BE(8))])
  const font = writeSfnt({ ...sfnt, tables: new Map(sfnt.tables).set('cmap', cmap) })

  expect(() => inspectFont(withUsualMap(font, readSfnt(font)))).toThrow(
    'This font maps its characters as symbols, not as Unicode.',
  )
})
