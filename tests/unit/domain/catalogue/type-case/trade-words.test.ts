import { expect, test } from 'vitest'
import { compartmentsMeant } from '@/domain/catalogue/type-case/trade-words'
import { TYPE_CASE } from '@/domain/catalogue/type-case/type-case'

test.each([
  ['light', ['weight:300']],
  ['extra', ['weight:200', 'weight:800']],
  ['condens', ['width:narrow']],
  ['rtl', ['script:arabic', 'script:hebrew']],
  ['bol', []],
])('the trade means a compartment by “%s”', (word, keys) => {
  expect(compartmentsMeant(word)).toEqual(keys)
})

test('every style’s name of the type case is such a word', () => {
  const weights = TYPE_CASE.filter(({ group }) => group === 'weight')
  const words = ['thin', 'extra light', 'light', 'regular', 'medium', 'semi bold', 'bold']
  const meant = [...words, 'extra bold', 'black'].flatMap(compartmentsMeant)
  expect(meant).toEqual(weights.map(({ key }) => key))
})
