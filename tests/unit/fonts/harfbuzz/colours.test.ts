import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeGlyph } from '@/fonts/characters/describe-glyph'
import { fromWoff2, toWoff2 } from '@/fonts/convert/to-woff2'
import { ColourPainter } from '@/fonts/harfbuzz/colour-painter'
import { ShapedFont } from '@/fonts/harfbuzz/shaped-font'
import { inspectFont } from '@/fonts/inspect/inspect-font'
import { makeLetters, makePreview } from '@/fonts/recipes/make-preview'
import { makeMenuPreview } from '@/fonts/recipes/make-menu-preview'
import { makeTrial } from '@/fonts/recipes/make-trial'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { copyTable, requireTable } from '@/fonts/sfnt/sfnt'
import { writeSfnt } from '@/fonts/sfnt/write-sfnt'

const odd = (name: string) =>
  name === 'cbdt-alone'
    ? withoutOutlines('cbdt')
    : readFileSync(`tests/fixtures/fonts/odd/${name}.ttf`)

/** As fonts of emoji often are. */
function withoutOutlines(name: string): Uint8Array {
  const sfnt = readSfnt(odd(name))
  for (const tag of ['glyf', 'loca']) sfnt.tables.delete(tag)
  return writeSfnt(sfnt)
}

const DERIVED = {
  preview: (font: Uint8Array) => makePreview(font, {}),
  'page of letters': (font: Uint8Array) => makeLetters(font, { first: 0 }),
  'menu preview': (font: Uint8Array) => makeMenuPreview(font, { text: 'ABC' }),
  trial: (font: Uint8Array) => makeTrial(font, {}),
  'whole trial': (font: Uint8Array) => makeTrial(font, { isFull: true }),
}

/** What is seen of a letter, whatever the number of its glyph. */
function seenOf(font: Uint8Array, letter: string) {
  const glyph = new ShapedFont(font).glyphOf(letter.codePointAt(0) ?? 0) ?? 0
  const picture = ColourPainter.of(font, {})?.paint(glyph)
  return picture && { ...picture, svg: picture.svg.replaceAll(`g${glyph}-`, '') }
}

const kinds = Object.keys(DERIVED) as (keyof typeof DERIVED)[]
const PAINTED = ['colr-v0', 'colr-v1', 'sbix', 'cbdt', 'cbdt-alone'].flatMap((name) =>
  kinds.map((kind) => [name, kind] as const),
)

test.each(PAINTED)('of %s the %s shows the colours that are sold', (name, kind) => {
  const derived = DERIVED[kind](odd(name))

  expect(seenOf(derived, 'A')).toEqual(seenOf(odd(name), 'A'))
  expect(seenOf(derived, 'A')?.svg).toMatch(/fill="|stop-color|<image/)
})

test.each(kinds)('the %s of a font of SVG keeps the drawing of the same glyph', (kind) => {
  const [master, derived] = [odd('svg-colour'), DERIVED[kind](odd('svg-colour'))]
  const drawingsIn = (font: Uint8Array) => Buffer.from(requireTable(readSfnt(font), 'SVG ').bytes)
  const glyphOfA = (font: Uint8Array) => new ShapedFont(font).glyphOf(0x41)

  expect(drawingsIn(derived)).toEqual(drawingsIn(master))
  expect(glyphOfA(derived)).toBe(glyphOfA(master))
})

test('a drawing goes with the last of its glyphs', () => {
  const menu = makeMenuPreview(odd('svg-colour'), { text: 'bcd' })

  expect(readSfnt(menu).tables.has('SVG ')).toBe(false)
})

test.each(['cbdt', 'cbdt-alone'])('letters of %s, which are pictures alone, have ink', (name) => {
  const font = new ShapedFont(odd(name))

  expect(font.inkOf(font.glyphOf(0x41) ?? 0)).not.toBeNull()
  expect(inspectFont(odd(name))).toMatchObject({ colourTables: ['CBDT'], format: 'TTF' })
})

test('what has no colour of its own stands in the ink of the text', () => {
  const painter = ColourPainter.of(odd('colr-v0'), {})

  expect(painter?.paint(1, { ink: '#0a0b0c' })?.svg).toContain('fill="#F00"')
  expect(ColourPainter.of(odd('kern-table-only'), {})).toBeNull()
})

test('each palette has its own colours', () => {
  const painter = ColourPainter.of(odd('colr-v1'), {})
  const glyph = new ShapedFont(odd('colr-v1')).glyphOf(0x41) ?? 0
  const seen = [0, 1, 2].map((palette) => painter?.paint(glyph, { palette })?.svg)

  expect(inspectFont(odd('colr-v1')).palettes).toBe(3)
  expect(new Set(seen).size).toBe(3)
})

test('gradients alone are told from flat layers, which Safari reads, too', () => {
  expect(inspectFont(odd('colr-v1')).isGradientAlone).toBe(true)
  expect(inspectFont(odd('colr-v0')).isGradientAlone).toBeUndefined()
})

test('palettes have the names that their designer gave them', () => {
  const sfnt = readSfnt(odd('colr-v1'))
  const { bytes } = copyTable(sfnt, 'CPAL')
  // Version 1: three more offsets stand behind the palettes, and the colours after them.
  const [head, colours] = [Buffer.from(bytes.subarray(0, 18)), bytes.subarray(18)]
  head.writeUInt16BE(1, 0)
  head.writeUInt32BE(30, 8)
  const labels = 30 + colours.length
  const more = Buffer.alloc(12)
  more.writeUInt32BE(labels, 4)
  const ids = Buffer.from([0, 1, 0xff, 0xff, 0, 2])
  sfnt.tables.set('CPAL', Buffer.concat([head, more, colours, ids]))

  expect(inspectFont(odd('colr-v1')).paletteNames).toEqual([null, null, null])
  expect(inspectFont(writeSfnt(sfnt)).paletteNames).toEqual(['Colr One', null, 'Regular'])
})

test('the engine is the one that its recipe made', () => {
  const engine = readFileSync('src/fonts/harfbuzz/colour-engine/harfbuzz-colour.wasm')

  expect(createHash('sha256').update(engine).digest('hex')).toBe(
    'd193cf136459d45ac08de4220970c1bb8a5d1b14dfe5bb30510376c9451017f9',
  )
})

test('the case shows a letter in its colours, and another form of it too', () => {
  const about = { code: 0x41, coordinates: {}, features: [] }
  const { picture, bounds } = describeGlyph(odd('colr-v1'), about)

  expect(picture).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(bounds).not.toBeNull()
  expect(describeGlyph(odd('kern-table-only'), about).picture).toBeUndefined()
})

test.each([
  ['sbix', 'sbix'],
  ['cbdt', 'CBDT'],
])('letters of %s without an outline still have that table as WOFF2', async (name, table) => {
  const menu = makeMenuPreview(odd(name), { text: 'ABC' })
  const unpacked = readSfnt(await fromWoff2(await toWoff2(menu, { brotliQuality: 1 })))

  expect(requireTable(unpacked, 'glyf').length).toBeGreaterThan(0)
  expect(requireTable(unpacked, table).length).toBeGreaterThan(0)
})

test('pictures without any outline are packed as WOFF2 whole', async () => {
  const packed = await toWoff2(odd('cbdt-alone'), { brotliQuality: 1 })

  expect(copyTable(readSfnt(await fromWoff2(packed)), 'CBDT').bytes).toEqual(
    copyTable(readSfnt(odd('cbdt')), 'CBDT').bytes,
  )
})
