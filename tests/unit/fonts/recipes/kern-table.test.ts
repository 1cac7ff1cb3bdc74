import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compareFonts } from '@/fonts/compare/compare-fonts'
import { ShapedFont } from '@/fonts/harfbuzz/shaped-font'
import { makeMenuPreview } from '@/fonts/recipes/make-menu-preview'
import { makeLetters, makePreview } from '@/fonts/recipes/make-preview'
import { makeTrial } from '@/fonts/recipes/make-trial'
import { type KernPairs, readKernPairs, writeKernPairs } from '@/fonts/sfnt/kern-table'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { readMaster } from '../masters'

const odd = (name: string) => readFileSync(`tests/fixtures/fonts/odd/${name}.ttf`)

const widthOf = (font: Uint8Array, text: string) =>
  new ShapedFont(font)
    .shape({ text, lang: 'en', dir: 'ltr' })
    .reduce((sum, { advance }) => sum + advance, 0)

test('what is made of a font with a kern table alone kerns as it does', () => {
  const master = odd('kern-table-only')
  const made = [
    makePreview(master, {}),
    makeTrial(master, {}),
    makeTrial(master, { isFull: true }),
    makeMenuPreview(master, { text: 'AVATo' }),
  ]

  expect(widthOf(master, 'AV')).toBe(widthOf(master, 'A') + widthOf(master, 'V') - 120)
  expect(made.map((font) => widthOf(font, 'AVATo'))).toEqual(
    made.map(() => widthOf(master, 'AVATo')),
  )
})

test('letters that are fetched by the page have none of it', () => {
  const letters = makeLetters(odd('kern-table-only'), { first: 0 })

  expect(readKernPairs(readSfnt(letters)).size).toBe(0)
})

test('a release whose kern table has changed moves set texts', () => {
  const [before, after] = [odd('kern-table-only'), odd('kern-table-only-next-release')]

  expect(widthOf(after, 'AV') - widthOf(before, 'AV')).toBe(-280)
  expect(compareFonts(before, after).kerning).toMatchObject({ most: { text: 'To', by: 380 } })
  expect(compareFonts(before, before).kerning).toEqual({ count: 0, most: null })
})

test('where GPOS kerns, a kern table says nothing, as in browsers', () => {
  const sfnt = readSfnt(readMaster('static'))
  sfnt.tables.set('kern', writeKernPairs(new Map([[65 * 0x10000 + 86, -500]])))

  expect(readKernPairs(sfnt).size).toBe(0)
})

test('pairs that are written are read as they were, however many', () => {
  const pair = fc.tuple(fc.nat(0xffffffff), fc.integer({ min: -32768, max: 32767 }))
  const many = fc.uniqueArray(pair, { selector: ([key]) => key, minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(many, fc.constantFrom(0, 25_000), (pairs, more) => {
      const all: KernPairs = new Map(pairs)
      for (let index = 0; index < more; index += 1) all.set(index * 7, 1 - (index % 300))
      const tables = new Map([['kern', writeKernPairs(all)]])
      expect(readKernPairs({ flavor: 0x10000, tables })).toEqual(all)
    }),
    { numRuns: 20 },
  )
})
