import { expect, test } from 'vitest'
import { NOTHING_REDRAWN } from '@/domain/catalogue/releases/redrawn'
import type { RedrawnOutlines } from '@/fonts/font-job'
import { chooseRedrawnStyle, type RedrawnMaster } from '@/operations/fonts/releases/draw-release'

const OUTLINE = { path: 'M0,0', advance: 500, bounds: null }
const GLYPH = { code: 97, name: 'Latin small letter a', before: OUTLINE, after: OUTLINE }

test('the Regular shows what was drawn anew in every style alike', () => {
  const styles = [
    aStyle('Black', { weight: 900, count: 60 }),
    aStyle('Italic', { isItalic: true, count: 50 }),
    aStyle('Regular', { count: 40 }),
  ]
  expect(chooseRedrawnStyle(styles).style).toBe('Regular')
})

test('where most of it was in another style, that one shows it', () => {
  const styles = [aStyle('Regular', { count: 1 }), aStyle('Black', { weight: 900, count: 60 })]
  expect(chooseRedrawnStyle(styles).style).toBe('Black')
})

test('a style of which previews show nothing is not chosen', () => {
  const styles = [aStyle('Regular', { glyphs: [] }), aStyle('Bold', { weight: 700 })]
  expect(chooseRedrawnStyle(styles)).toEqual({ style: 'Bold', unitsPerEm: 1000, glyphs: [GLYPH] })
})

test('without a change there is nothing to show', () => {
  expect(chooseRedrawnStyle([aStyle('Regular', { count: 0, glyphs: [] })])).toBe(NOTHING_REDRAWN)
})

function aStyle(name: string, outlines: Partial<RedrawnOutlines>): RedrawnMaster {
  const usual = { count: 10, weight: 400, isItalic: false, unitsPerEm: 1000, glyphs: [GLYPH] }
  return { style: name, name, outlines: { ...usual, ...outlines } }
}
