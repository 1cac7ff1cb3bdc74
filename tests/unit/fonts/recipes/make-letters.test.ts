import { expect, test } from 'vitest'
import { readCharacters } from '@/fonts/inspect/read-characters'
import { readAxes } from '@/fonts/inspect/read-axes'
import { readFeatures, readFeatureTags } from '@/fonts/inspect/read-features'
import { readNames } from '@/fonts/inspect/read-names'
import { makeLetters, makePreview } from '@/fonts/recipes/make-preview'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { readMaster } from '../masters'

const EXTENDED = 0x1e80

test('a page holds the characters that the font has there, and no other', () => {
  const all = readCharacters(readSfnt(readMaster('static')))
  const page = readSfnt(makeLetters(readMaster('static'), { first: EXTENDED }))

  expect(readCharacters(page)).toEqual(
    all.filter((code) => code >= EXTENDED && code < EXTENDED + 128),
  )
})

test('it names as little as a preview does', () => {
  const page = readSfnt(makeLetters(readMaster('cff'), { first: EXTENDED }))
  const preview = readSfnt(makePreview(readMaster('cff'), {}))

  expect(readNames(page)).toEqual(readNames(preview))
})

test('it keeps the axes and the features to try, but no kerning', () => {
  const page = readSfnt(makeLetters(readMaster('variable'), { first: EXTENDED }))
  const master = readSfnt(readMaster('variable'))

  expect(readAxes(page).map(({ tag }) => tag)).toEqual(readAxes(master).map(({ tag }) => tag))
  expect(readFeatures(page).map(({ tag }) => tag)).toContain('ss08')
  expect(readFeatureTags(master, 'GPOS')).toContain('kern')
  expect(readFeatureTags(page, 'GPOS')).not.toContain('kern')
})

test('of features that the foundry keeps to itself it shows nothing', () => {
  const page = readSfnt(makeLetters(readMaster('static'), { first: EXTENDED, features: ['smcp'] }))

  expect(readFeatures(page).map(({ tag }) => tag)).toEqual(['smcp'])
})

test('a page without characters of the font makes no file', () => {
  expect(() => makeLetters(readMaster('static'), { first: 0xac00 })).toThrow(
    'none of the characters',
  )
})
