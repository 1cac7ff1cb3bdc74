import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inspectFont } from '@/fonts/inspect/inspect-font'
import { findName, readNames, WINDOWS } from '@/fonts/inspect/read-names'
import { makeTrial } from '@/fonts/recipes/make-trial'
import { withWindowsNames } from '@/fonts/rename/write-names'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { readMaster } from '../masters'

function oddFont(name: string): Uint8Array {
  return withWindowsNames(readFileSync(`tests/fixtures/fonts/odd/${name}.ttf`))
}

function namesOfTrial(name: string): (string | null)[] {
  const trial = readSfnt(makeTrial(oddFont(name), {}))
  const names = readNames(trial).filter(({ platform }) => platform === WINDOWS)
  return [1, 2, 4, 6].map((id) => findName(names, id))
}

test.each([
  [
    'mac-names-ascii',
    ['Macplain Trial', 'Regular', 'Macplain Trial Regular', 'MacplainTrial-Regular'],
  ],
  [
    'cyrillic-name-1',
    [
      'Пример Trial',
      'Обычный',
      'Пример Trial Обычный',
      expect.stringMatching(/^PrimerTrial[0-9a-f]{8}-Regular$/),
    ],
  ],
  [
    'cyrillic-name-2',
    [
      'Образец Trial',
      'Обычный',
      'Образец Trial Обычный',
      expect.stringMatching(/^ObrazecTrial[0-9a-f]{8}-Regular$/),
    ],
  ],
])('the trial of %s has its names for every system', (name, names) => {
  expect(namesOfTrial(name)).toEqual(names)
})

test('names of an old Macintosh are read in its letters, without control characters', () => {
  expect(inspectFont(oddFont('mac-roman-names')).family).toBe('Café Größe')
  expect(namesOfTrial('mac-roman-names')[0]).toBe('Café Größe Trial')
})

test('a font with names for Windows is left as it is', () => {
  const font = readMaster('roman')

  expect(withWindowsNames(font)).toBe(font)
})
