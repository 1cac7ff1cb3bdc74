import { expect, test } from 'vitest'
import { checkForBrowsers } from '@/fonts/check/check-for-browsers'
import { FontRefused } from '@/fonts/font-refused'
import { CFF, readCffDict } from '@/fonts/rename/cff-structures'
import { ByteReader } from '@/fonts/sfnt/byte-reader'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { changeTable } from '../../../support/faults/change-table'
import { readMaster } from '../masters'

/** Where the top dictionary says that something begins. */
function placeOf(cff: DataView, operator: number): number {
  const bytes = new Uint8Array(cff.buffer, cff.byteOffset, cff.byteLength)
  const top = new ByteReader(bytes.subarray(cff.getUint8(2)).subarray(0, cff.getUint16(3)), 'CFF2')
  const entry = readCffDict(top).find((one) => one.operator === operator)
  return entry?.operands[0]?.value ?? 0
}

const region = (cff: DataView) => {
  const store = placeOf(cff, CFF.variationStore) + 2
  return store + cff.getUint32(store + 2) + 4
}

const WRONGLY =
  'Browsers refuse this font: its CFF2 table is wrongly built. Export it again from your font editor.'

test('outlines of a variable font (CFF2) are taken as they come', () => {
  expect(() => checkForBrowsers(readSfnt(readMaster('cff2')))).not.toThrow()
})

test.each<[string, (cff: DataView) => void]>([
  ['fewer outlines than glyphs', (cff) => cff.setUint32(placeOf(cff, CFF.charStrings), 1)],
  ['no dictionary of a font', (cff) => cff.setUint32(placeOf(cff, CFF.fontDicts), 0)],
  ['a region whose peak lies behind its end', (cff) => cff.setInt16(region(cff) + 4, -20_000)],
  ['a region on both sides of the default', (cff) => cff.setInt16(region(cff) + 4, 16_384)],
  ['a store cut short', (cff) => cff.setUint16(placeOf(cff, CFF.variationStore), 4)],
  ['an operator that is none of its dictionary', (cff) => cff.setUint8(cff.getUint8(2), 14)],
])('%s: refused in a sentence with its cure', (_, change) => {
  const font = changeTable(readMaster('cff2'), 'CFF2', change)

  expect(() => checkForBrowsers(readSfnt(font))).toThrow(new FontRefused(WRONGLY))
})
