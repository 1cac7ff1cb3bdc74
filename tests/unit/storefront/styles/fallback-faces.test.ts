import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FALLBACK_CSS, writeFallbackCss } from '../../../support/fonts/write-fallback-css'

/** In percent. A text more or less moves a figure by less; another font or another weight moves it by more. */
const TEXTS_CHANGE = 0.3

const css = readFileSync(FALLBACK_CSS, 'utf8')
const measured = await writeFallbackCss()

test('the fallback faces stand as `npm run bench:fallbacks` measures them', () => {
  const [stored, now] = [figuresIn(css), figuresIn(measured)]
  expect(stored).toHaveLength(now.length)
  const moved = stored.map((figure, index) => Math.abs(figure - (now[index] ?? NaN)))
  expect(Math.max(...moved)).toBeLessThan(TEXTS_CHANGE)
})

test('the blank font is the interface font’s own, without its drawings', () => {
  const [stored, now] = [css, measured].map((text) => /base64,([^']+)/.exec(text)?.[1])
  expect(stored).toEqual(now)
})

test('every fallback face is in the list that the interface is set in, in this order', () => {
  const families = [
    ...new Set([...css.matchAll(/font-family: '([^']+)'/g)].map(([, name]) => name)),
  ]
  const tokens = readFileSync('src/storefront/styles/tokens.css', 'utf8')
  const list = /--ui:\s*([^;]+);/.exec(tokens)?.[1] ?? ''
  const last = /--ui-last: ('UI Blank'[^;]+);/.exec(tokens)?.[1] ?? ''
  const named = [...`${list}, ${last}`.matchAll(/'(UI [^']+)'/g)].map(([, name]) => name)
  expect(named).toEqual(families)
})

function figuresIn(text: string): number[] {
  return [...text.matchAll(/(?:adjust|override): ([\d.]+)%/g)].map(([, figure]) => Number(figure))
}
