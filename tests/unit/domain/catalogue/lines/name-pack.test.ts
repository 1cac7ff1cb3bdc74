import { expect, test } from 'vitest'
import { packFonts, packPath, unpackFonts } from '@/domain/catalogue/lines/name-pack'

const FONTS = [Uint8Array.of(1, 2, 3), Uint8Array.of(), Uint8Array.of(4)]

test('the fonts of a name come out of their pack as they went in', () => {
  const unpacked = unpackFonts(packFonts(FONTS).buffer)

  expect(unpacked.map((font) => new Uint8Array(font))).toEqual(FONTS)
  expect(unpackFonts(packFonts([]).buffer)).toEqual([])
})

test.each([[2], [9]])('a pack that ends after %s bytes is refused', (bytes) => {
  expect(() => unpackFonts(packFonts(FONTS).buffer.slice(0, bytes))).toThrow(RangeError)
})

test('the address of a pack names its version', () => {
  expect(packPath('id', 'abc')).toBe('/api/fonts/names/id?v=abc')
})
