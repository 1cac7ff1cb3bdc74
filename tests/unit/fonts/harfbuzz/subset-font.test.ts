import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { FontRefused } from '@/fonts/font-refused'
import { subsetFont } from '@/fonts/harfbuzz/subset-font'
import { readCharacters } from '@/fonts/inspect/read-characters'
import { codepointsOf } from '@/fonts/recipes/character-sets'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'

import { readMaster } from '../masters'

/** Golden sums: HarfBuzz's interface is numbered, not documented. Another version must be looked at, not trusted. */
test.each([
  ['static', 'a8d537d4fca07ad06bae1f7b428ba261523d1f0a7ed2d9499e71e233ebc186b5'],
  ['cff', '78f27712ff5e2e0ca8b76662831ccc8f7ac4642e0bfb7ec7b6ce55b86a0eccaa'],
  ['variable', '846fa413c137b7d87ae16782b5e508976136ca02f7f275d0d03868f0f43c47c1'],
] as const)('a %s master is cut to exactly these bytes', (name, sum) => {
  const subset = cut(readMaster(name))

  expect(createHash('sha256').update(subset).digest('hex')).toBe(sum)
})

test('only the characters asked for are kept', () => {
  expect(readCharacters(readSfnt(cut(readMaster('static'))))).toEqual(codepointsOf('Fnot'))
})

test('a font HarfBuzz cannot read is refused', () => {
  expect(() => cut(Buffer.alloc(64))).toThrow(
    new FontRefused('This font is damaged: it could not be rebuilt.'),
  )
})

function cut(font: Uint8Array): Uint8Array {
  return subsetFont(font, {
    characters: codepointsOf('Font'),
    features: ['kern', 'liga'],
    names: [],
  })
}
