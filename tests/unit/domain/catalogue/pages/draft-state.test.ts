import { expect, test } from 'vitest'
import { draftStateOf } from '@/domain/catalogue/pages/draft-state'

test.each([
  ['draft', null, 'unpublished'],
  ['draft', 'about', 'changed'],
  ['published', 'about', 'published'],
  [undefined, null, 'unpublished'],
] as const)('written last: %s, public at %s: %s', (status, publishedSlug, state) => {
  expect(draftStateOf({ status, publishedSlug })).toBe(state)
})
