import { expect, test } from 'vitest'

import { subsetFont } from '@/fonts/harfbuzz/subset-font'
import { readAxes } from '@/fonts/inspect/read-axes'
import { readCharacters } from '@/fonts/inspect/read-characters'
import { readFeatures, readFeatureTags } from '@/fonts/inspect/read-features'
import { readNames } from '@/fonts/inspect/read-names'
import { makePreview } from '@/fonts/recipes/make-preview'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { requireTable } from '@/fonts/sfnt/sfnt'

import { readMaster } from '../masters'

test.each(['static', 'cff', 'variable', 'arabic'] as const)(
  'the preview of a %s master names nobody',
  (name) => {
    const preview = readSfnt(makePreview(readMaster(name), {}))

    expect(readNames(preview).map(({ id, value }) => [id, value])).toEqual([
      [0, 'Preview, not licensed for use.'],
      [1, '.\x7f'],
      [2, '\x7f'],
      [3, ''],
      [4, '.\x7f'],
      [6, '\x7f'],
      [13, 'PVW'],
    ])
  },
)

test('nor do the names in its outlines', () => {
  const bytes = Buffer.from(makePreview(readMaster('cff'), {})).toString('latin1')

  expect(['FountSerif', 'Fount Serif'].filter((name) => bytes.includes(name))).toEqual([])
})

test('it is marked as a preview that may not be embedded', () => {
  const os2 = requireTable(readSfnt(makePreview(readMaster('static'), {})), 'OS/2')

  expect([os2.u16(8), os2.tag(58)]).toEqual([2, 'PVW '])
})

test('it keeps every axis and every feature a reader may choose, but few characters', () => {
  const master = readSfnt(readMaster('variable'))
  const preview = readSfnt(makePreview(readMaster('variable'), {}))

  expect({
    axes: readAxes(preview).map(({ tag, min, max }) => [tag, min, max]),
    features: readFeatures(preview).map(({ tag }) => tag),
    fewer: readCharacters(preview).length < readCharacters(master).length,
  }).toEqual({
    axes: [['wght', 100, 900]],
    features: readFeatures(master)
      .map(({ tag }) => tag)
      .filter((tag) => tag !== 'aalt'),
    fewer: true,
  })
})

test('a foundry that shows everything shows every character', () => {
  const master = readMaster('static')
  const preview = makePreview(master, { characters: { set: 'full' } })

  expect(charactersOf(preview)).toEqual(charactersOf(master))
})

test('a foundry that shows little shows letters without accents, and what it adds to them', () => {
  const characters = { set: 'basic', extra: 'éЖ😀' } as const
  const shown = charactersOf(makePreview(readMaster('static'), { characters }))

  expect([...'Aa1éÖЖ😀'].filter((letter) => shown.includes(letter.codePointAt(0) ?? 0))).toEqual([
    ...'Aa1éЖ',
  ])
})

test('of the features it holds those the foundry allows, and what every text has', () => {
  const master = readMaster('variable')
  const tags = readFeatureTags(readSfnt(master), 'GSUB')
  const preview = readSfnt(makePreview(master, { features: ['ss01'] }))
  const shown = readFeatureTags(preview, 'GSUB')

  expect(tags.filter((tag) => /^(ss|cv)/.test(tag)).length).toBeGreaterThan(1)
  expect(shown.filter((tag) => /^(ss|cv)/.test(tag))).toEqual(['ss01'])
  expect(shown).toContain('ccmp')
  expect(readFeatureTags(preview, 'GPOS')).toEqual(readFeatureTags(readSfnt(master), 'GPOS'))
})

function charactersOf(font: Uint8Array): number[] {
  return readCharacters(readSfnt(font))
}

test('a preview that would show nothing but a space is not made', () => {
  const spaceAlone = { characters: { set: 'full' } } as const
  const master = subsetFont(readMaster('static'), {
    characters: [0x20],
    features: [],
    names: 'all',
  })

  expect(() => makePreview(master, spaceAlone)).toThrow(
    'This font has none of the characters asked for.',
  )
})
