import { expect, test } from 'vitest'
import type { AnimatedLine } from '@/domain/catalogue/lines/line-metrics'
import { cssOfInk, inkInWords } from '@/storefront/typeface/hero/ink/ink-ranges'

const STATIC = { weights: [300, 400, 700], isRomanAndItalic: false } as AnimatedLine
const PAIR = { weights: [400, 401], isRomanAndItalic: true } as AnimatedLine
const AXES = {
  across: { tag: 'wght', min: 200, max: 800, step: 1 },
  down: { tag: 'wdth', min: 75, max: 100, step: 1 },
}
const STYLES = { across: { tag: 'style', min: 0, max: 2, step: 1 }, down: null }

test('the numbers of a drag are those of the axes, and the CSS names every axis the name is set at', () => {
  const values = { wght: 640, opsz: 96, wdth: 92 }
  expect(inkInWords(AXES, values, STATIC)).toBe('wght 640 wdth 92')
  expect(cssOfInk(values, STATIC)).toBe(
    'font-variation-settings: "wght" 640, "opsz" 96, "wdth" 92;',
  )
})

test('of static styles it names the weight, and of a roman and its italic the slope', () => {
  expect(inkInWords(STYLES, { style: 2 }, STATIC)).toBe('weight 700')
  expect(cssOfInk({ style: 2 }, STATIC)).toBe('font-weight: 700;')
  expect(inkInWords(STYLES, { style: 1 }, PAIR)).toBe('italic')
  expect(cssOfInk({ style: 0 }, PAIR)).toBe('font-style: normal;')
})
