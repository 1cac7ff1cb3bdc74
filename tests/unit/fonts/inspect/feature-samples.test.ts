import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleFeatures } from '@/fonts/inspect/feature-samples'
import { ShapedFont } from '@/fonts/harfbuzz/shaped-font'
import { inspectFont } from '@/fonts/inspect/inspect-font'
import { readMaster } from '../masters'

const master = readMaster('static')
const { features } = inspectFont(master)
const sampled = (tag: string) => features.find((feature) => feature.tag === tag)?.sample

test('every sample of a feature is written with other glyphs when the feature is on', () => {
  const font = new ShapedFont(master)
  const ids = (text: string, tag: string, on: boolean) => {
    const switched = on ? { on: [tag] } : { off: [tag] }
    return font.shape({ text, lang: 'en', dir: 'ltr', ...switched }).map(({ id }) => id)
  }
  const samples = features.flatMap(({ tag, sample }) => (sample ? [{ tag, sample }] : []))

  expect(samples.length).toBeGreaterThan(12)
  const same = samples.filter(
    ({ tag, sample }) => ids(sample, tag, true).join() === ids(sample, tag, false).join(),
  )
  expect(same).toEqual([])
})

test('a feature is shown by the word that custom has for it, where that word shows it', () => {
  expect([sampled('smcp'), sampled('frac'), sampled('liga')]).toEqual(['Ham', '1/2 7/8', 'fi fl'])
})

test('a stylistic set is shown by the very letters that it changes, as many as fit a cell', () => {
  expect(sampled('ss03')).toBe('ht')
  expect(sampled('ss02')?.length).toBeLessThanOrEqual(5)
})

test('a feature that changes nothing visitors may set has no sample', () => {
  const unknown = { tag: 'ss20', name: 'Stylistic set 20' }
  const characters = [...'abc'].map((letter) => letter.codePointAt(0) ?? 0)
  expect(sampleFeatures(master, { features: [unknown], characters })).toEqual([
    { ...unknown, sample: null },
  ])
})

test('case-sensitive forms are signs between capitals, each of which changes', () => {
  expect(sampled('case')).toBe('(H-H)')
  expect(sampleOf('young-serif/YoungSerif-Regular', 'case')).toBe('H17')
})

test('a feature that only turns small letters into their capitals has no sample', () => {
  expect(sampleOf('fraunces/Fraunces-Regular', 'case')).toBeNull()
})

function sampleOf(file: string, tag: string) {
  const found = inspectFont(readFileSync(`src/seed/masters/${file}.ttf`)).features
  return found.find((feature) => feature.tag === tag)?.sample
}
