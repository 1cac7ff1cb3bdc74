import { expect, test } from 'vitest'
import { compareMasters } from '@/domain/catalogue/upload/changes/compare-masters'
import { aFont } from '../a-font'

const NONE = { lost: { count: 0, examples: [] }, gained: { count: 0, examples: [] } }

test('the same facts change nothing but cannot be told apart by their version', () => {
  expect(compareMasters(aFont(), aFont())).toEqual({
    version: null,
    glyphs: null,
    characters: NONE,
    languages: NONE,
    features: NONE,
    axes: NONE,
    instances: NONE,
    values: [],
    cautions: ['Its version is still 1: buyers cannot tell the two files apart.'],
    reflow: null,
  })
})

test('characters, languages and features gained and lost are counted and named', () => {
  const after = aFont({
    version: 'Version 1.100',
    glyphCount: 40,
    codepoints: [
      [66, 91],
      [97, 122],
    ],
    languages: [{ code: 'de', name: 'German' }],
    features: [{ tag: 'ss01', name: 'Round dots' }],
  })
  const before = aFont({ languages: [{ code: 'fr', name: 'French' }] })

  expect(compareMasters(before, after)).toMatchObject({
    version: { before: 'Version 1.000', after: 'Version 1.100' },
    glyphs: { before: 30, after: 40 },
    characters: { lost: { count: 1, examples: ['A'] }, gained: { count: 1, examples: ['['] } },
    languages: { lost: { examples: ['French'] }, gained: { examples: ['German'] } },
    features: { lost: { count: 0 }, gained: { examples: ['ss01 (Round dots)'] } },
    cautions: ['1 character will be gone: A.', 'It no longer covers French.'],
  })
})

test('moved lines, an older version, another name and narrower permission are cautioned of', () => {
  const after = aFont({
    version: 'Version 0.900',
    family: 'Hedge Pro',
    embedding: 'restricted',
    metrics: { ascender: 950 },
  })
  const { values, cautions } = compareMasters(aFont(), after)

  expect(values).toEqual([
    { name: 'family', before: 'Hedge', after: 'Hedge Pro' },
    { name: 'ascender', before: '900', after: '950' },
    { name: 'embedding', before: 'installable', after: 'restricted' },
  ])
  expect(cautions).toEqual([
    'Its vertical metrics differ: lines of set text will move.',
    'It is older: version 0.9 would take the place of 1.',
    'Its names differ: programs will take it for another font than before.',
    'Its embedding permission changes to restricted.',
  ])
})

test('facts that were never read of the older master are no change', () => {
  const after = aFont({ metrics: { typoAscender: 900, winAscent: 1000 } })

  expect(compareMasters(aFont(), after).values).toEqual([])
})
