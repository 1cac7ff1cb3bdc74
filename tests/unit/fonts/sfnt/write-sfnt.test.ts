import { expect, test } from 'vitest'

import { readDirectory, readSfnt } from '@/fonts/sfnt/read-sfnt'
import { tableChecksum, writeSfnt } from '@/fonts/sfnt/write-sfnt'

import { readMaster } from '../masters'

test('the same tables always make the same bytes', () => {
  const once = writeSfnt(readSfnt(readMaster('variable')))

  expect(Buffer.compare(writeSfnt(readSfnt(once)), once)).toBe(0)
})

test('the whole file sums up to the number the standard fixes', () => {
  expect(tableChecksum(writeSfnt(readSfnt(readMaster('cff'))))).toBe(0xb1b0afba)
})

test('tables stand in the order of their tags, each at a multiple of four', () => {
  const directory = readDirectory(writeSfnt(readSfnt(readMaster('static'))))
  const tags = directory.map((entry) => entry.tag)

  expect({ tags, odd: directory.filter((entry) => entry.offset % 4 !== 0) }).toEqual({
    tags: tags.toSorted(),
    odd: [],
  })
})
