import { expect, test } from 'vitest'
import { movePointer, openLetter, pointAt } from '@/storefront/glyphs/move-in-case'

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
