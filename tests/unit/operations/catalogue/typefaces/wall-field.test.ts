import { expect, test } from 'vitest'
import { wallFieldOf } from '@/operations/catalogue/typefaces/wall-field'

type Known = Parameters<typeof wallFieldOf>[1]

const NAME = { text: 'Quay', lang: 'en', dir: 'ltr' } as const
const STYLES = [
  style('Light', 300, 'upright'),
  style('Light Italic', 300, 'italic'),
  style('Bold', 700, 'upright'),
]

test.each([
  ['field', 'Light', 'Quay Light Italic Preview'],
  ['field', 'Light Italic', 'Quay Light Preview'],
  ['field', 'Bold', 'Quay Bold Preview'],
  ['page', 'Light', 'Quay Light Preview'],
  ['belt', 'Light', 'Quay Bold Preview'],
] as const)('a %s of a family whose rows show %s is set in %s', (shape, shown, face) => {
  expect(wallFaceOf({ shape, shown, styles: STYLES })).toEqual({ face, coordinates: {} })
})

test('a variable style stays what it is, with the coordinates that were chosen for it', () => {
  const styles = [style('Variable', 300, 'upright', 'variable'), ...STYLES.slice(1)]
  const coordinates = { wght: 340 }

  expect(wallFaceOf({ shape: 'field', shown: 'Variable', styles, coordinates })).toEqual({
    face: 'Quay Variable Preview',
    coordinates,
  })
})

type Shown = {
  shape: 'field' | 'page' | 'belt'
  shown: string
  styles: ReturnType<typeof style>[]
  coordinates?: Record<string, number>
}

function wallFaceOf({ shape, shown, styles, coordinates = {} }: Shown) {
  const samples = [{ ...NAME, text: 'Plum jam', script: 'Latin' }]
  return wallFieldOf(
    { shape, samples } as Parameters<typeof wallFieldOf>[0],
    {
      name: 'Quay',
      category: 'serif',
      facts: [],
      line: null,
      inItself: NAME,
      scripts: [],
      sampleFace: { face: `Quay ${shown} Preview`, coordinates },
      samples,
      styles,
    } as unknown as Known,
  ).sampleFace
}

function style(name: string, weight: number, slope: string, typ = 'static') {
  return { name, weight, width: 100, slope, typ }
}
