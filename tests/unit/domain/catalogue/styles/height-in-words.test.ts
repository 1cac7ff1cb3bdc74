import { expect, test } from 'vitest'
import { heightInWords } from '@/domain/catalogue/styles/styles-in-words'

test('a height of letters is said in whole hundredths of the size', () => {
  expect(heightInWords(964 / 2000)).toBe('48\u00a0%')
  expect(heightInWords(452 / 1000)).toBe('45\u00a0%')
})
