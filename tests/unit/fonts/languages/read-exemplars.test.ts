import { expect, test } from 'vitest'

import { readExemplars } from '../../../support/languages/read-exemplars'

test.each([
  ['[b-d]', 'BCDbcd'],
  ['[a {ch} z]', 'ACHZachz'],
  ['[\\u00E9 x]', 'XxÉé'],
  ['[ß]', 'ß'],
  ['[क\u200D\u25CC]', 'क'],
])('%j stands for %j', (notation, letters) => {
  expect(String.fromCodePoint(...readExemplars(notation))).toBe(letters)
})
