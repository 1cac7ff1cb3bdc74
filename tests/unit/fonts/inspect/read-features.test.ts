import { expect, test } from 'vitest'
import { readFeatures } from '@/fonts/inspect/read-features'
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
