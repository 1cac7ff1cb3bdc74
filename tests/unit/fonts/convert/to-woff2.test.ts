import { expect, test, vi } from 'vitest'

import { fromWoff2, toWoff2 } from '@/fonts/convert/to-woff2'
import { readCharacters } from '@/fonts/inspect/read-characters'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'

import { sha256Of } from '../../../support/shop/read-archive'
import { readMaster } from '../masters'

test('packed twice, a font makes the same bytes', async () => {
  const [once, twice] = await Promise.all([pack(), pack()])

  expect(Buffer.compare(once, twice)).toBe(0)
})

test('the same characters come out again', async () => {
  const unpacked = await fromWoff2(await pack())

  expect(readCharacters(readSfnt(unpacked))).toEqual(readCharacters(readSfnt(readMaster('roman'))))
})

test('a lower quality makes a larger file', async () => {
  const [quick, best] = [await pack(), await toWoff2(readMaster('roman'))]

  expect(quick.length).toBeGreaterThan(best.length)
})

test('where the native module is missing, the portable one stands in', async () => {
  vi.doMock('@napi-rs/woff-build', () => {
    throw new Error('no binary for this platform')
  })
  const woff2 = await toWoff2(readMaster('cff2'))
  vi.doUnmock('@napi-rs/woff-build')

  expect(Buffer.from(woff2).toString('latin1', 0, 8)).toBe('wOF2OTTO')
})

test('unpacked side by side, each font comes out as itself', async () => {
  const names = ['roman', 'italic', 'labelled', 'static'] as const
  const packed = await Promise.all(
    names.map((name) => toWoff2(readMaster(name), { brotliQuality: 1 })),
  )
  const alone = []
  for (const woff2 of packed) alone.push(sha256Of(await fromWoff2(woff2)))

  expect((await Promise.all(packed.map(fromWoff2))).map(sha256Of)).toEqual(alone)
})

async function pack(): Promise<Uint8Array> {
  return toWoff2(readMaster('roman'), { brotliQuality: 5 })
}
