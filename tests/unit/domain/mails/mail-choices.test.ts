import { expect, test } from 'vitest'
import { parseMailChange } from '@/domain/mails/mail-choices'

test('what is not named stays as it is', () => {
  expect(parseMailChange({ releases: false })).toEqual({ releases: false })
})

test('anything but yes and no is refused', () => {
  const fields = { offers: 'Say yes or no: true or false.' }
  expect(() => parseMailChange({ offers: 'no' })).toThrow(expect.objectContaining({ fields }))
})
