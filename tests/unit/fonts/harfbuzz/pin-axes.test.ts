import { expect, test } from 'vitest'

import { pinAxes } from '@/fonts/harfbuzz/pin-axes'
import { ShapedFont } from '@/fonts/harfbuzz/shaped-font'
import { readAxes } from '@/fonts/inspect/read-axes'
import { codepointsOf } from '@/fonts/recipes/character-sets'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'

import { readMaster } from '../masters'

const TEXT = 'Folio AVTon'

test.each([
  ['cff2', { opsz: 60 }, { wght: 200 }],
  ['cff2', { opsz: 60 }, { wght: 900 }],
  ['cff2', { opsz: 8, wght: 900 }, {}],
  ['manyAxes', { MONO: 0, CASL: 1, slnt: 0, CRSV: 0.5 }, { wght: 800 }],
  ['manyAxes', { MONO: 1, CASL: 0, slnt: -15, CRSV: 1, wght: 500 }, {}],
] as const)('%s pinned at %j sets text as the whole font does there', (name, pinnedAxes, rest) => {
  const master = readMaster(name)
  const pinned = pinAxes(master, {
    characters: codepointsOf(TEXT),
    features: 'all',
    names: [],
    pinnedAxes,
  })

  const whole = lineOf(master, { ...pinnedAxes, ...rest })

  expect(lineOf(pinned, rest)).toEqual(whole.map((glyph) => glyph.map(withinOneUnit)))
})

test('pinned axes are gone, the others stay', () => {
  const pinned = pinAxes(readMaster('cff2'), {
    characters: 'all',
    features: 'all',
    names: [],
    pinnedAxes: { opsz: 20 },
  })

  expect(readAxes(readSfnt(pinned)).map((axis) => axis.tag)).toEqual(['wght'])
})

test.each([16, 41.5, 96])('an axis that begins later draws as the whole one at %d', (opsz) => {
  const master = readMaster('interface')
  const cut = { characters: codepointsOf(TEXT), features: [], names: [] }
  const whole = pinAxes(master, { ...cut, pinnedAxes: { wdth: 100 } })
  const shorter = pinAxes(master, { ...cut, pinnedAxes: { wdth: 100 }, axisStarts: { opsz: 16 } })

  expect(shorter.length).toBeLessThan(whole.length)
  expect(lineOf(shorter, { opsz, wght: 600 })).toEqual(
    lineOf(whole, { opsz, wght: 600 }).map((glyph) => glyph.map(aUnitApart)),
  )
})

test('an axis begins no earlier than the font has it, and no later than it ends', () => {
  const master = readMaster('interface')
  const cut = { characters: codepointsOf(TEXT), features: [], names: [] }
  for (const start of [0, 500]) {
    const pinned = pinAxes(master, { ...cut, pinnedAxes: {}, axisStarts: { opsz: start } })
    const [opsz] = readAxes(readSfnt(pinned)).filter(({ tag }) => tag === 'opsz')
    expect(opsz).toMatchObject({ min: 12, max: 96 })
  }
})

/** Advance and ink of each glyph, in units. */
function lineOf(font: Uint8Array, coordinates: Record<string, number>): number[][] {
  const shaped = new ShapedFont(font, coordinates)
  return shaped.shape({ text: TEXT, lang: 'en', dir: 'ltr' }).map(({ id, advance }) => {
    const ink = shaped.boundsOf(id)
    return [advance, ink?.left ?? 0, ink?.right ?? 0]
  })
}

/** Both ways round, a coordinate may come to lie a unit apart. */
function withinOneUnit(units: number): unknown {
  return expect.closeTo(units, -0.3)
}

/** Deltas are rounded once more where an axis begins. */
function aUnitApart(units: number): unknown {
  return expect.closeTo(units, -0.4)
}
