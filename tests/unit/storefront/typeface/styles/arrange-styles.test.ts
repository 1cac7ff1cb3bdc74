import { expect, test } from 'vitest'
import type { StyleView } from '@/domain/catalogue/typeface-view'
import { arrangeStyles } from '@/storefront/typeface/buy/styles-list'

test('every roman has its italic beside it', () => {
  const styles = [
    aStyle('Regular'),
    aStyle('Bold', { weight: 700 }),
    aStyle('Italic', { slope: 'italic' }),
    aStyle('Bold Italic', { weight: 700, slope: 'italic' }),
  ]
  expect(summary(styles)).toEqual([
    'roman Regular',
    'italic Italic',
    'roman Bold',
    'italic Bold Italic',
  ])
})

test('a variable italic is beside the variable roman, not beside a static one', () => {
  const styles = [
    aStyle('Regular'),
    aStyle('Variable', { typ: 'variable' }),
    aStyle('Variable Italic', { typ: 'variable', slope: 'italic' }),
  ]
  expect(summary(styles)).toEqual(['roman Regular', 'roman Variable', 'italic Variable Italic'])
})

test('an italic without a roman comes last', () => {
  const styles = [aStyle('Light Oblique', { slope: 'oblique' }), aStyle('Black', { weight: 900 })]
  expect(summary(styles)).toEqual(['roman Black', 'italic Light Oblique'])
})

function summary(styles: StyleView[]): string[] {
  return arrangeStyles(styles).map(({ style, column }) => `${column} ${style.name}`)
}

function aStyle(name: string, part: Partial<StyleView> = {}): StyleView {
  return {
    id: name,
    name,
    typ: 'static',
    weight: 400,
    slope: 'upright',
    price: 4500,
    axes: [],
    instances: [],
    features: [],
    previewFace: `${name} Preview`,
    menuFace: null,
    defaultCoordinates: {},
    ...part,
  }
}
