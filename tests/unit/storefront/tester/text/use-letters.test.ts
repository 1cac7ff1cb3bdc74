import { expect, test } from 'vitest'
import { stillSaid } from '@/storefront/tester/text/use-letters'

const REFUSED = {
  face: 'Alegreya',
  text: 'Příliš',
  hasFeatures: false,
  letters: ['ř'],
  isOfPreview: false,
  refusal: 'Too many letters.',
}

test.each([
  ['Příliš ž', true],
  ['Prilis', false],
  ['Ŵ', false],
])('what was refused for Příliš is said of %s too: %s', (text, isSaid) => {
  const { refusal } = stillSaid(REFUSED, { styleId: '', face: 'Alegreya', text })
  expect(refusal !== undefined).toBe(isSaid)
})

test('a refusal of features ends with them', () => {
  const set = { styleId: '', face: 'Alegreya', text: 'plain' }
  const refused = { ...REFUSED, text: 'plain', hasFeatures: true }
  const said = [true, false].map((hasFeatures) => stillSaid(refused, { ...set, hasFeatures }))
  expect(said.map(({ refusal }) => refusal)).toEqual(['Too many letters.', undefined])
})

test('while somebody types on, what was said of the letters before stays; of another face nothing does', () => {
  const said = ['Alegreya', 'Fraunces'].map((face) =>
    stillSaid(REFUSED, { styleId: '', face, text: 'tři' }),
  )
  expect(said.map(({ letters }) => letters)).toEqual([['ř'], []])
})
