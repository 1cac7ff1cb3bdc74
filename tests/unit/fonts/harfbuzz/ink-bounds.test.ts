import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { inkBoundsOf } from '@/fonts/harfbuzz/outline-bounds'
import { ShapedFont } from '@/fonts/harfbuzz/shaped-font'

test('straight lines end at their points', () => {
  expect(inkBoundsOf('M0,0L100,0L50,-20.5Z')).toEqual({
    left: 0,
    right: 100,
    top: 0,
    bottom: -20.5,
  })
})

test('a curve ends where it turns, not at its handles', () => {
  expect(inkBoundsOf('M0,0Q50,100,100,0Z')).toEqual({ left: 0, right: 100, top: 50, bottom: 0 })
  expect(inkBoundsOf('M0,0C0,100,100,100,100,0Z')).toEqual({
    left: 0,
    right: 100,
    top: 75,
    bottom: 0,
  })
})

test('a curve of three handles may turn twice', () => {
  const bounds = inkBoundsOf('M0,0C30,-60,70,60,100,0Z')
  expect(bounds?.top).toBeCloseTo(17.32, 2)
  expect(bounds?.bottom).toBeCloseTo(-17.32, 2)
})

test('where the pen is only set down there is no ink', () => {
  expect(inkBoundsOf('')).toBeNull()
  expect(inkBoundsOf('M40,40Z')).toBeNull()
})

test('letters drawn without points at their extremes end before their handles', async () => {
  const font = new ShapedFont(await readFile('src/seed/masters/syne/Syne-Bold.ttf'))
  const e = font.glyphOf('e'.codePointAt(0) ?? 0) ?? 0
  const [handles, ink] = [font.boundsOf(e)?.right ?? 0, font.inkOf(e)?.right ?? 0]
  expect(handles - ink).toBeGreaterThan(3)
  expect(handles - ink).toBeLessThan(6)
})
