import { expect, test } from 'vitest'
import { firstPlaceIn, movePointer, openLetter, pointAt } from '@/storefront/glyphs/move-in-case'

const [K, X] = [
  { group: 1, index: 10 },
  { group: 1, index: 23 },
]

test('a letter that comes to lie beneath a still pointer does not take the place of the open one', () => {
  expect(pointAt(openLetter(K), X)).toEqual({ open: K, pointed: null, isStill: true })
})

test('a letter that the pointer moves to is shown, and the open one again when it has left', () => {
  const pointed = pointAt(movePointer(openLetter(K)), X)

  expect(pointed).toEqual({ open: K, pointed: X, isStill: false })
  expect(pointAt(pointed, null)).toEqual({ open: K, pointed: null, isStill: false })
})

test('a case opens with the letter that was pressed, else with the one that tells most of its script', () => {
  const codes = (letters: string) => [...letters].map((letter) => letter.codePointAt(0) ?? 0)
  const bengali = [
    { name: 'Bengali', codes: codes('ঀঅক') },
    { name: 'Lowercase', codes: codes('fgh') },
  ]

  expect(firstPlaceIn(bengali, { own: 'অ' })).toEqual({ group: 0, index: 1 })
  expect(firstPlaceIn(bengali, { pressed: 'f', own: 'অ' })).toEqual({ group: 1, index: 0 })
  expect(firstPlaceIn(bengali, { own: '永' })).toEqual({ group: 1, index: 1 })
  expect(firstPlaceIn(bengali.slice(0, 1), {})).toEqual({ group: 0, index: 0 })
})
