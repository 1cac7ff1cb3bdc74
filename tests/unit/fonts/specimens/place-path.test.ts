import { expect, test } from 'vitest'
import { placePath } from '@/fonts/specimens/place-caption'

test('an outline is placed with its height turned over', () => {
  expect(placePath('M10,20L-5.5,0Z', { x: 100, y: 50, scale: 2 })).toBe('M120,10L89,50Z')
})

test('a coordinate nearly at zero, which is written with an exponent, is one number', () => {
  expect(placePath('M1.2e-7,300L-3e-8,2.5e+2', { x: 0, y: 0, scale: 1 })).toBe('M0,-300L0,-250')
})
