import { expect, test } from 'vitest'
import { drawReference, fillInReference } from '@/domain/site/failure-page'

test('a reference is six letters and numbers, none of which is read for another', () => {
  const drawn = [17, 4, 26, 9, 23, 31]
  expect(drawReference(() => drawn.shift() ?? 0)).toBe('H4T9QZ')
  expect(drawReference((most) => most - 1)).toBe('ZZZZZZ')
})

test('it is filled in on the error page alone', () => {
  expect(fillInReference('<p data-reference=""></p>', 'H4T9QZ')).toContain('>Reference H4T9QZ<')
  expect(fillInReference('<p></p>', 'H4T9QZ')).toBe('<p></p>')
})
