import { expect, test } from 'vitest'
import { isOfVerticalText } from '@/domain/catalogue/features'

test('a feature of columns is known by its tag or by its name', () => {
  expect(isOfVerticalText({ tag: 'valt', name: 'Alternates' })).toBe(true)
  expect(isOfVerticalText({ tag: 'ss08', name: 'Vertical block spacing' })).toBe(true)
  expect(isOfVerticalText({ tag: 'ss07', name: 'Horizontal block spacing' })).toBe(false)
})
