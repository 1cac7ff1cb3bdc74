import { expect, test } from 'vitest'
import { parseMailChange } from '@/domain/mails/mail-choices'
import type { FieldErrors } from '@/domain/shop-error'

function parsed(body: unknown) {
  const errors: FieldErrors = {}
  return { change: parseMailChange(body, errors), errors }
}

test('what is not named stays as it is', () => {
  expect(parsed({ releases: false })).toEqual({ change: { releases: false }, errors: {} })
})

test('anything but yes and no is refused', () => {
  expect(Object.keys(parsed({ offers: 'no' }).errors)).toEqual(['offers'])
})
