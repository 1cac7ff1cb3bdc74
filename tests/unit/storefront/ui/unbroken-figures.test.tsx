import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UnbrokenFigures } from '@/storefront/ui/unbroken-figures'

test.each([
  ['Web, to 10\u2009000 views', '10\u2009000 views'],
  ['Desktop, 21–100 users', '21–100 users'],
  ['2–5 Users', '2–5'],
  ['Desktop × 2.5', '× 2.5'],
  ['Slant −15–0', '−15–0'],
  ['VAT 19 %, Germany', '19 %'],
  ['to 1 million views', '1 million'],
])('of “%s” what stays on one line is “%s”', (text, together) => {
  expect(piecesOf(text)).toEqual([together])
})

test('a single figure, which cannot break, is left as it is', () => {
  expect(renderToStaticMarkup(<UnbrokenFigures text="One style at 45.00" />)).toBe(
    '<span>One style at 45.00</span>',
  )
})

function piecesOf(text: string): string[] {
  const markup = renderToStaticMarkup(<UnbrokenFigures text={text} />)
  return [...markup.matchAll(/<span class="unbroken">(.*?)<\/span>/g)].map(
    ([, piece = '']) => piece,
  )
}
