import { expect, test } from 'vitest'
import type { FontFormat } from '@/domain/catalogue/font-list'
import { composeWebFontCss } from '@/delivery/archive/web-font-css'
import { aStyle } from './archive-request'

const AXIS = { name: 'Axis', default: 0 }

test('a static family reads like this', () => {
  const styles = [
    aWebStyle({ name: 'Regular' }, 'Alegreya-Regular'),
    aWebStyle({ name: 'Bold Italic', weight: 700, slope: 'italic' }, 'Alegreya-BoldItalic'),
  ]
  expect(composeWebFontCss(styles)).toBe(
    [
      '@font-face {',
      "  font-family: 'Alegreya';",
      '  font-style: normal;',
      '  font-weight: 400;',
      '  font-display: swap;',
      "  src: url('Alegreya-Regular.woff2') format('woff2'),",
      "    url('Alegreya-Regular.woff') format('woff');",
      '}',
      '',
      '@font-face {',
      "  font-family: 'Alegreya';",
      '  font-style: italic;',
      '  font-weight: 700;',
      '  font-display: swap;',
      "  src: url('Alegreya-BoldItalic.woff2') format('woff2'),",
      "    url('Alegreya-BoldItalic.woff') format('woff');",
      '}',
      '',
    ].join('\n'),
  )
})

test('a variable style has the ranges of its axes', () => {
  const axes = [
    { ...AXIS, tag: 'wght', min: 300, max: 1000 },
    { ...AXIS, tag: 'wdth', min: 75, max: 125 },
    { ...AXIS, tag: 'slnt', min: -15, max: 0 },
    { ...AXIS, tag: 'CASL', min: 0, max: 1 },
  ]
  const style = aWebStyle({ typeface: 'Recursive', typ: 'variable', axes }, 'Recursive VF')

  expect(composeWebFontCss([style])).toBe(
    [
      '/* font-variation-settings: "CASL" 0 to 1 */',
      '@font-face {',
      "  font-family: 'Recursive Variable';",
      '  font-style: oblique 0deg 15deg;',
      '  font-weight: 300 1000;',
      '  font-stretch: 75% 125%;',
      '  font-display: swap;',
      "  src: url('Recursive%20VF.woff2') format('woff2'),",
      "    url('Recursive%20VF.woff') format('woff');",
      '}',
      '',
    ].join('\n'),
  )
})

test('a second style of the same weight and slope is a family of its own', () => {
  const styles = [aWebStyle({}, 'a'), aWebStyle({ name: 'Condensed' }, 'b')]
  const families = composeWebFontCss(styles).match(/font-family: .*/g)

  expect(families).toEqual(["font-family: 'Alegreya';", "font-family: 'Alegreya Condensed';"])
})

test('a name cannot break out of the style sheet', () => {
  const css = composeWebFontCss([aWebStyle({ typeface: "x'; } </style> */ \\" }, 'a')])

  expect(css).toContain("font-family: 'x\\27 ; } \\3c \\2f style\\3e  \\2a \\2f  \\5c ';")
})

test('desktop fonts alone make no style sheet', () => {
  expect(composeWebFontCss([{ ...aStyle(), files: [{ name: 'a.otf', format: 'OTF' }] }])).toBe('')
})

function aWebStyle(difference: Parameters<typeof aStyle>[0], stem: string) {
  const formats: FontFormat[] = ['WOFF', 'WOFF2', 'TTF']
  const files = formats.map((format) => ({ name: `${stem}.${format.toLowerCase()}`, format }))
  return { ...aStyle(difference), files }
}
