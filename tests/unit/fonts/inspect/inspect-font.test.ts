import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { inspectFont } from '@/fonts/inspect/inspect-font'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { writeSfnt } from '@/fonts/sfnt/write-sfnt'

import { readMaster } from '../masters'

test('a static TTF tells its facts', () => {
  const facts = inspectFont(readMaster('static'))

  expect({ ...facts, features: facts.features.slice(0, 3), languages: [], codepoints: [] }).toEqual(
    {
      family: 'Alegreya',
      style: 'Regular',
      weight: 400,
      width: 5,
      slope: 'upright',
      postScriptName: 'Alegreya-Regular',
      typ: 'static',
      axes: [],
      instances: [],
      features: [
        { tag: 'aalt', name: 'All alternates', sample: 'abcde' },
        { tag: 'c2sc', name: 'Small capitals from capitals', sample: 'HAM' },
        { tag: 'case', name: 'Case-sensitive forms', sample: '(H-H)' },
      ],
      scripts: ['Latin', 'Cyrillic', 'Greek'],
      languages: [],
      characterCount: 1254,
      glyphCount: 2082,
      codepoints: [],
      unitsPerEm: 1000,
      metrics: {
        ascender: 1016,
        descender: -345,
        lineGap: 0,
        typoAscender: 1016,
        typoDescender: -345,
        typoLineGap: 0,
        winAscent: 1123,
        winDescent: 345,
        usesTypoMetrics: true,
        xHeight: 452,
        capHeight: 637,
        italicAngle: 0,
      },
      drawn: { xHeight: 456, capHeight: 646 },
      category: 'serif',
      version: 'Version 2.009',
      designer: 'Juan Pablo del Peral',
      copyright:
        'Copyright 2011 The Alegreya Project Authors (https://github.com/huertatipografica/Alegreya)',
      licence: expect.stringContaining('SIL Open Font License'),
      embedding: 'installable',
      embeddingLimits: [],
      format: 'TTF',
    },
  )
})

test('a variable font tells its axes and instances', () => {
  const { typ, axes, instances } = inspectFont(readMaster('variable'))

  expect({ typ, axes, bold: instances.at(6), count: instances.length }).toEqual({
    typ: 'variable',
    axes: [{ tag: 'wght', name: 'Weight', min: 100, default: 400, max: 900, hidden: false }],
    bold: { name: 'Bold', coordinates: { wght: 700 } },
    count: 9,
  })
})

test('a family is not called Variable for having axes', () => {
  expect(inspectFont(readMaster('manyAxes')).family).toBe('Recursive')
})

test('CFF outlines make an OTF', () => {
  const { format, family, style } = inspectFont(readMaster('cff'))

  expect({ format, family, style }).toEqual({
    format: 'OTF',
    family: 'Fount Serif',
    style: 'Regular',
  })
})

test('an italic is known by its flags', () => {
  const { slope, metrics } = inspectFont(readMaster('italic'))

  expect({ slope, leans: metrics.italicAngle < 0 }).toEqual({ slope: 'italic', leans: true })
})

test('stylistic sets carry the labels of their designers', () => {
  const { features } = inspectFont(readMaster('labelled'))

  expect(features.find(({ tag }) => tag === 'ss01')?.name).toBe('Vertical alternates')
})

test('what shaping always does is no choice', () => {
  const tags = inspectFont(readMaster('arabic')).features.map((feature) => feature.tag)

  expect(
    tags.filter((tag) => ['init', 'medi', 'fina', 'ccmp', 'locl', 'rlig'].includes(tag)),
  ).toEqual([])
})

test('the characters are told as ranges', () => {
  const { codepoints, characterCount } = inspectFont(readMaster('cff2'))

  expect({ codepoints, characterCount }).toEqual({
    codepoints: [
      [0x20, 0x20],
      [0x41, 0x41],
      [0x46, 0x46],
      [0x54, 0x54],
      [0x56, 0x56],
      [0x69, 0x69],
      [0x6c, 0x6c],
      [0x6e, 0x6f],
    ],
    characterCount: 9,
  })
})

test.each([0, 10, 400])(
  'a width class of %i is no width: the font is as wide as fonts are',
  (width) => {
    const sfnt = readSfnt(readMaster('roman'))
    const os2 = Buffer.from(sfnt.tables.get('OS/2') ?? [])
    os2.writeUInt16BE(width, 6)
    const font = writeSfnt({ ...sfnt, tables: new Map(sfnt.tables).set('OS/2', os2) })

    expect(inspectFont(font).width).toBe(5)
  },
)

test('a font of symbols is told that it has no Unicode', () => {
  const font = readFileSync('tests/fixtures/fonts/odd/symbol-cmap.ttf')

  expect(() => inspectFont(font)).toThrow(
    'This font maps its characters as symbols, not as Unicode. Export it with Unicode characters.',
  )
})

test.each([
  [0, 3, 6],
  [3, 1, 6],
  [0, 6, 13],
  [3, 10, 13],
])('characters under (%i, %i) in format %i alone are refused by that format', (...kind) => {
  const sfnt = readSfnt(readMaster('roman'))
  const cmap = Buffer.alloc(64)
  ;[0, 1, kind[0], kind[1], 0, 12, kind[2]].forEach((word, index) =>
    cmap.writeUInt16BE(word, index * 2),
  )
  const font = writeSfnt({ ...sfnt, tables: new Map(sfnt.tables).set('cmap', cmap) })

  expect(() => inspectFont(font)).toThrow(
    `This font maps its characters in format ${kind[2]} of the cmap table alone, which the shop does not read. Export it with format 4 or 12.`,
  )
})

test('axes that bend one another are refused by their table, version and cure', () => {
  const font = readFileSync('tests/fixtures/fonts/odd/avar2.ttf')

  expect(() => inspectFont(font)).toThrow(
    'This font maps its axes by an avar table of version 2, which browsers do not all read: they would show it without axes. Export it with avar version 1, or its instances as fonts of their own.',
  )
})

test.each([
  ['colr-v0', 'COLR'],
  ['svg-colour', 'SVG'],
  ['sbix', 'sbix'],
])('%s tells that it has colours or pictures', (name, table) => {
  const font = readFileSync(`tests/fixtures/fonts/odd/${name}.ttf`)

  expect(inspectFont(font).colourTables).toEqual([table])
})
