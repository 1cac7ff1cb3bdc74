import { expect, test } from 'vitest'
import { cssOfSheet } from '@/storefront/tester/state/sheet-css'

const STATIC = { family: null, axes: [], weight: 700, slope: 'italic' } as const
const WEIGHT = { tag: 'wght', name: 'Weight', min: 100, default: 300, max: 900 }
const SOFT = { tag: 'SOFT', name: 'Softness', min: 0, default: 0, max: 100 }
const SIZE = { tag: 'opsz', name: 'Optical size', min: 9, default: 14, max: 144 }
const VARIABLE = {
  family: null,
  axes: [WEIGHT, SOFT, SIZE],
  weight: 400,
  slope: 'upright',
} as const
const PLAIN = { axes: {}, features: {}, leading: 1, tracking: 0, isVertical: false, palette: 0 }

test('a style is named by its family, weight and slope', () => {
  expect(
    cssOfSheet({
      name: 'Fraunces',
      style: { ...STATIC, axes: [] },
      state: { ...PLAIN, leading: 0.98, tracking: 50, features: { smcp: true, liga: false } },
      sizeInPixels: 153.6,
    }),
  ).toBe(
    [
      'font-family: "Fraunces";',
      'font-style: italic;',
      'font-weight: 700;',
      'font-size: 154px;',
      'line-height: 0.98;',
      'letter-spacing: 0.05em;',
      'font-feature-settings: "smcp" 1, "liga" 0;',
      '',
    ].join('\n'),
  )
})

test.each<[string, Record<string, number>, string[]]>([
  [
    'axes stand where they were moved, the weight in its own word',
    { wght: 620, SOFT: 50, opsz: 14 },
    ['font-weight: 620;', 'font-variation-settings: "SOFT" 50, "opsz" 14;'],
  ],
  [
    'an axis at its default is not named, but the optical size is: it follows the text',
    { wght: 400, SOFT: 0, opsz: 72 },
    ['font-variation-settings: "opsz" 72;'],
  ],
  [
    'a default weight that is not 400 is named',
    { wght: 300, SOFT: 0, opsz: 14 },
    ['font-weight: 300;', 'font-variation-settings: "opsz" 14;'],
  ],
])('%s', (_, axes, lines) => {
  const style = { ...VARIABLE, axes: [...VARIABLE.axes] }
  const css = cssOfSheet({ name: 'Geist', style, state: { ...PLAIN, axes }, sizeInPixels: 20 })

  expect(css.split('\n').filter((line) => /weight|variation|family/.test(line))).toEqual([
    'font-family: "Geist Variable";',
    ...lines,
  ])
})

test('a style of a child has the child’s family, whatever its name', () => {
  const style = { ...STATIC, axes: [], family: 'Recursive "Mono"' }
  const css = cssOfSheet({ name: 'Recursive', style, state: PLAIN, sizeInPixels: 20 })
  expect(css).toContain('font-family: "Recursive \\"Mono\\"";')
})

test.each([
  ['mixed', 'vertical-rl', ['writing-mode: vertical-rl;']],
  ['upright', 'vertical-rl', ['writing-mode: vertical-rl;', 'text-orientation: upright;']],
  ['mixed', 'vertical-lr', ['writing-mode: vertical-lr;']],
] as const)('columns of %s letters, %s, are said', (textOrientation, writingMode, lines) => {
  const columns = { textOrientation, writingMode }
  const style = { ...STATIC, axes: [] }
  const state = { ...PLAIN, isVertical: true }
  const css = cssOfSheet({ name: 'Bungee', style, state, sizeInPixels: 20, columns })
  expect(css.split('\n').filter((line) => /writing|orientation/.test(line))).toEqual(lines)
})

test('a palette is named, and the rule that gives it comes with it', () => {
  const style = { ...STATIC, axes: [] }
  const state = { ...PLAIN, palette: 2 }
  const css = cssOfSheet({ name: 'Nabla', style, state, sizeInPixels: 20 })

  expect(css).toContain('font-palette: --palette-3;\n')
  expect(css).toContain(
    '@font-palette-values --palette-3 {\n  font-family: "Nabla";\n  base-palette: 2;\n}\n',
  )
})
