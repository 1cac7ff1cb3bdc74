import { expect, test } from 'vitest'
import { isRefusedForGood, MailAddressRefused } from '@/delivery/mails/safe-mail'

const refusal = (code: string, responseCode?: number) =>
  Object.assign(new Error('Refused.'), { code, responseCode })

test.each([
  ['an unknown recipient', true, refusal('EENVELOPE', 550)],
  ['a mail that is taken for spam', true, refusal('EMESSAGE', 554)],
  ['an address on two lines', true, new MailAddressRefused()],
  ['a busy mailbox', false, refusal('EENVELOPE', 450)],
  ['a server that wants a login first', false, refusal('EENVELOPE', 530)],
  ['a wrong password', false, refusal('EAUTH', 535)],
  ['a server that takes nobody', false, refusal('EPROTOCOL', 554)],
  ['a server that is not there', false, refusal('ECONNECTION')],
  ['a mail that could not be composed', false, new Error('No order.')],
])('of %s another try cannot help: %s', (_what, isForGood, error) => {
  expect(isRefusedForGood(error)).toBe(isForGood)
})
