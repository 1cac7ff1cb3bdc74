import { expect, test } from 'vitest'
import { orderScripts } from '@/domain/catalogue/languages'

test.each([
  [
    ['Greek', 'Latin', 'Cyrillic'],
    ['Latin', 'Cyrillic', 'Greek'],
  ],
  [
    ['Arabic', 'Latin'],
    ['Latin', 'Arabic'],
  ],
  [
    ['Thai', 'Hebrew', 'Greek', 'Arabic'],
    ['Greek', 'Arabic', 'Hebrew', 'Thai'],
  ],
])('%j are listed as %j', (scripts, listed) => {
  expect(orderScripts(scripts)).toEqual(listed)
})
