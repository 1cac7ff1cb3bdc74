import { expect, test } from 'vitest'
import type { Sample } from '@/domain/catalogue/typeface-view'
import { chooseShape, type ShapedTypeface } from '@/domain/catalogue/wall/choose-shape'

const latin = (text: string): Sample => ({ text, lang: 'en', dir: 'ltr', script: 'Latin' })

/** Nobody has chosen anything for it. */
function aTypeface(known: Partial<ShapedTypeface>): ShapedTypeface {
  const line = aLine({ perLetter: 0.5 })
  const samples = [latin('Quiet hours'), latin('A page is quiet work. '.repeat(10))]
  return { chosen: null, category: 'sans', facts: ['width:normal'], line, samples, ...known }
}

function aLine({ perLetter, rtl = false }: { perLetter: number; rtl?: boolean }) {
  return { parts: [...'Quay'], width: 4 * perLetter, top: 0.7, rtl }
}

const wide = aLine({ perLetter: 0.68 })
const narrow = aLine({ perLetter: 0.3 })
const BOOK = ['width:normal', 'italic:italic', 'feature:smcp']

test.each([
  ['nothing to go by', aTypeface({}), 'field'],
  ['no measured name', aTypeface({ line: null }), 'field'],
  ['one width for all letters', aTypeface({ category: 'mono' }), 'table'],
  ['the same, without Latin', aTypeface({ category: 'mono', samples: [] }), 'field'],
  ['only wide styles', aTypeface({ facts: ['width:wide'] }), 'belt'],
  ['wide styles among others', aTypeface({ facts: ['width:normal', 'width:wide'] }), 'field'],
  ['wide letters', aTypeface({ line: wide }), 'belt'],
  ['narrow letters for titles', aTypeface({ category: 'display', line: narrow }), 'mast'],
  ['narrow letters for text', aTypeface({ line: narrow }), 'field'],
  [
    'letters that join',
    aTypeface({ category: 'display', line: aLine({ perLetter: 0.2, rtl: true }) }),
    'field',
  ],
  ['an italic and small capitals', aTypeface({ facts: BOOK }), 'page'],
  ['the same, without a paragraph', aTypeface({ facts: BOOK, samples: [] }), 'field'],
] as const)('a typeface with %s gets the shape of what it is good at', (_what, typeface, shape) => {
  expect(chooseShape(typeface)).toBe(shape)
})

test('what staff chose stands', () => {
  expect(chooseShape(aTypeface({ chosen: 'mast', category: 'mono' }))).toBe('mast')
})
