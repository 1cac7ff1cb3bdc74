import { expect, test } from 'vitest'
import { isKnownTag } from '@/domain/site/entity-tag'

test.each([
  ['nothing', '"a"', null, false],
  ['the tag', '"a"', '"a"', true],
  ['another tag', '"a"', '"b"', false],
  ['one of several', '"a"', '"b", "a"', true],
  ['anything', '"a"', '*', true],
  ['the weak tag of a strong one', '"a"', 'W/"a"', true],
  ['the strong tag of a weak one', 'W/"a"', '"a"', true],
])('a client that holds %s', (_, tag, header, known) => {
  expect(isKnownTag(tag, header)).toBe(known)
})
