import { expect, test } from 'vitest'
import { composeComparison } from '@/domain/catalogue/comparison/comparison'
import { lackInWords } from '@/domain/catalogue/lacking-letters'
import type { StyleView, TypefaceView } from '@/domain/catalogue/typeface-view'

const style = (name: string, weight: number) =>
  ({ id: name, name, weight, typ: 'static', slope: 'upright', axes: [] }) as unknown as StyleView

function familyOf(difference: Partial<TypefaceView>) {
  const view = { slug: 'a', name: 'Alegreya', styles: [], children: [], samples: [], scripts: [] }
  const rest = { features: [], languages: [], sample: { text: '', script: 'Latin' } }
  const views = [{ ...view, ...rest, ...difference } as unknown as TypefaceView]
  return composeComparison(views, { xHeights: [], listed: [] }).families[0]
}

test('what letters lack is said of the style that is compared, by its name', () => {
  const family = familyOf({ styles: [style('Regular', 400), style('Black', 900)] })
  const lacking = { letters: ['ᚠ'], isOfPreview: false }

  expect(lackInWords(family?.regular.name ?? '', lacking)).toBe('Alegreya Regular has no ᚠ.')
  expect(family?.heaviest.name).toBe('Alegreya Black')
})

test('a style of a sub-family is called by that', () => {
  const child = { name: 'Alegreya Sans', slug: 'b', styles: [style('Regular', 400)] }
  const children = [child] as unknown as TypefaceView['children']

  expect(familyOf({ children })?.regular.name).toBe('Alegreya Sans Regular')
})
