import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { determineCategory } from '@/fonts/inspect/determine-category'
import { ShapedFont } from '@/fonts/harfbuzz/shaped-font'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { writeSfnt } from '@/fonts/sfnt/write-sfnt'

const SEED = 'src/seed/masters'

test.each([
  ['fraunces/Fraunces-Black', 'serif'],
  ['fraunces/Fraunces-VariableItalic', 'serif'],
  ['young-serif/YoungSerif-Regular', 'serif'],
  ['instrument-serif/InstrumentSerif-Italic', 'serif'],
  ['alegreya/Alegreya-Black', 'serif'],
  ['cormorant/Cormorant-Light', 'serif'],
  ['recursive-mono-casual/RecursiveMonoCasual-Regular', 'mono'],
  ['bricolage-grotesque/BricolageGrotesque-Variable', 'sans'],
  ['recursive/Recursive-Variable', undefined],
  ['unbounded/Unbounded-Black', undefined],
  ['vazirmatn/Vazirmatn-Variable', undefined],
])('%s is a %s, whatever it is called', (path, category) => {
  expect(categoryOf(readFileSync(`${SEED}/${path}.ttf`))).toBe(category)
})

test.each([
  [{ familyClass: 5, panose: [2, 11] }, 'serif'],
  [{ familyClass: 8, panose: [0, 0] }, 'sans'],
  [{ familyClass: 10, panose: [0, 0] }, 'display'],
  [{ familyClass: 0, panose: [2, 10] }, 'serif'],
  [{ familyClass: 0, panose: [2, 15] }, 'sans'],
  [{ familyClass: 0, panose: [3, 2] }, 'display'],
  [{ familyClass: 0, panose: [4, 2] }, 'display'],
  [{ familyClass: 0, panose: [2, 1] }, undefined],
])('a font without serifs that says %j is a %s', (says, category) => {
  const sfnt = readSfnt(readFileSync(`${SEED}/geist/Geist-Variable.ttf`))
  const os2 = Buffer.from(sfnt.tables.get('OS/2') ?? [])
  os2.writeUInt8(says.familyClass, 30)
  os2.set(says.panose, 32)
  const font = writeSfnt({ ...sfnt, tables: new Map(sfnt.tables).set('OS/2', os2) })
  expect(categoryOf(font)).toBe(category)
})

function categoryOf(font: Uint8Array) {
  return determineCategory(readSfnt(font), new ShapedFont(font))
}
