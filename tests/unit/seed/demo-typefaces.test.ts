import { expect, test } from 'vitest'
import type { SeedTypeface } from '@/seed/demo-foundry'
import { DEMO_TYPEFACES } from '@/seed/demo-typefaces'

const EACH = DEMO_TYPEFACES.map((typeface) => [typeface.name, typeface] as const)

test('the catalogue keeps the order of the look, the house’s own serif last', () => {
  expect(DEMO_TYPEFACES.map(({ slug }) => slug)).toEqual([
    'fraunces',
    'unbounded',
    'cormorant',
    'geist',
    'instrument-serif',
    'syne',
    'vazirmatn',
    'bricolage-grotesque',
    'alegreya',
    'recursive',
    'recursive-sans-linear',
    'recursive-sans-casual',
    'recursive-mono-linear',
    'recursive-mono-casual',
    'young-serif',
    'bungee',
    'fount-serif',
  ])
})

test('positions rise, so no two are equal', () => {
  const positions = DEMO_TYPEFACES.map(({ position }) => position)
  expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b))
})

test('Fraunces is its eighteen cuts and two variable masters', () => {
  const fraunces = DEMO_TYPEFACES.find(({ slug }) => slug === 'fraunces')
  expect(fraunces?.styles.map(({ name, typ }) => [name, typ]).slice(8, 20)).toEqual([
    ['Black', 'static'],
    ['Thin Italic', 'static'],
    ['ExtraLight Italic', 'static'],
    ['Light Italic', 'static'],
    ['Italic', 'static'],
    ['Medium Italic', 'static'],
    ['SemiBold Italic', 'static'],
    ['Bold Italic', 'static'],
    ['ExtraBold Italic', 'static'],
    ['Black Italic', 'static'],
    ['Variable', 'variable'],
    ['Variable Italic', 'variable'],
  ])
})

test('Vazirmatn writes its own name in Persian, from right to left', () => {
  const vazirmatn = DEMO_TYPEFACES.find(({ slug }) => slug === 'vazirmatn')
  expect([vazirmatn?.menuText, vazirmatn?.lang, vazirmatn?.dir]).toEqual(['وزیرمتن', 'fa', 'rtl'])
})

test.each(EACH)('%s says what it is for, who drew it and what it looks like', (_, typeface) => {
  expect(gapsIn(typeface)).toEqual([])
})

test.each(EACH)('every price of %s is whole minor units', (_, { price, styles }) => {
  const prices = [price, ...styles.map((style) => style.price)]
  expect(prices.filter((amount) => !Number.isInteger(amount) || Number(amount) <= 0)).toEqual([])
})

test.each(EACH)('%s costs less as a family than style by style', (_, { slug, price, styles }) => {
  const children = DEMO_TYPEFACES.filter(({ parent }) => parent === slug)
  const apart = [...styles, ...children].reduce((sum, part) => sum + Number(part.price), 0)
  expect(Number(price)).toBeLessThanOrEqual(apart)
})

test.each(EACH)('the styles of %s bear different names', (_, { styles }) => {
  const names = styles.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

test.each(EACH)('%s has its default position on axes where it has any', (_, { styles }) => {
  const rests = styles.map(({ typ, defaultCoordinates }) => [
    typ,
    Object.keys(defaultCoordinates).length > 0,
  ])
  expect(rests).toEqual(styles.map(({ typ }) => [typ, typ === 'variable']))
})

test.each(EACH)('the parent of %s comes before it', (_, { parent, position }) => {
  const earlier = DEMO_TYPEFACES.filter((typeface) => typeface.position < position)
  expect([null, ...earlier.map(({ slug }) => slug)]).toContain(parent)
})

function gapsIn(typeface: SeedTypeface): string[] {
  const facts = {
    designers: typeface.designers.length,
    purpose: typeface.purpose.length,
    lead: typeface.lead.length,
    about: typeface.about.length,
    menuText: typeface.menuText.length,
    samples: typeface.samples.filter(({ text, lang, script }) => text && lang && script).length,
    sampleStyle: typeface.styles.filter(({ name }) => name === typeface.sampleStyle).length,
    styles: typeface.styles.length,
  }
  return Object.entries(facts).flatMap(([name, count]) => (count === 0 ? [name] : []))
}

test.each(EACH)('French texts of %s keep a mark with the word before it', (_, typeface) => {
  const french = JSON.stringify(typeface).match(/"text":"[^"]*","lang":"fr"/g) ?? []
  expect(french.filter((text) => / [;:!?»]/.test(text))).toEqual([])
})
