import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFeatures } from '@/fonts/inspect/read-features'
import { readNames } from '@/fonts/inspect/read-names'
import { writeNames } from '@/fonts/rename/write-names'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { readMaster } from '../masters'

/** The static master with its small capitals under another tag. */
function withTag(tag: string): string[] {
  const bytes = Buffer.from(readMaster('static'))
  for (let at = bytes.indexOf('smcp'); at >= 0; at = bytes.indexOf('smcp', at + 4)) {
    bytes.write(tag, at, 'latin1')
  }
  return readFeatures(readSfnt(bytes)).map(({ name }) => name)
}

test('a feature of the standard is told in words, and a tag of one foundry’s own is not shown', () => {
  expect(withTag('smcp')).toContain('Small capitals')
  expect(withTag('vkna')).toContain('Vertical kana')
  expect(withTag('XYZW').filter((name) => /^\w{4}$/.test(name))).toEqual([])
  expect(withTag('XYZW')).not.toContain('Small capitals')
})

test('a label that points at the copyright notice, or at nothing, names no feature', () => {
  const font = readFileSync('tests/fixtures/fonts/odd/cv01-label-null.ttf')

  expect(readFeatures(readSfnt(font)).find(({ tag }) => tag === 'cv01')?.name).toBe(
    'Character variant 1',
  )
})

test.each(['Name:', '—', '12'])('%j, which a tool wrote for nobody, is no label', (caption) => {
  const font = readFileSync('tests/fixtures/fonts/odd/weight-in-stem-units.ttf')
  const sfnt = readSfnt(font)
  const names = readNames(sfnt).map((name) => (name.id < 256 ? name : { ...name, value: caption }))
  const features = readFeatures({
    ...sfnt,
    tables: new Map(sfnt.tables).set('name', writeNames(names)),
  })

  expect(features.find(({ tag }) => tag === 'ss01')?.name).toBe('Stylistic set 1')
})

test('an apostrophe in a label is one, whatever a tool typed', () => {
  const bungee = readFileSync('src/seed/masters/bungee/Bungee-Regular.ttf')
  const names = readFeatures(readSfnt(bungee)).map(({ name }) => name)

  expect(names).toContain('John Downer’s Recommendations')
})
