import { expect, test } from 'vitest'
import { all } from '@/operations/records/rows'

test('a value alone is what its field equals, and every condition holds at once', () => {
  const isDue = { or: [{ dueAt: { exists: false } }, { dueAt: { less_than: 'now' } }] }

  expect(all({ id: '7', points: 0, order: { in: ['1'] } }, isDue, { order: null })).toEqual({
    and: [
      { id: { equals: '7' } },
      { points: { equals: 0 } },
      { order: { in: ['1'] } },
      isDue,
      { order: { equals: null } },
    ],
  })
})
