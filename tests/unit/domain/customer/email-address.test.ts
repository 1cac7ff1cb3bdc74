import { expect, test } from 'vitest'
import { parseEmailAddress } from '@/domain/customer/email-address'

test.each([
  ['ida@lindqvist.example', 'ida@lindqvist.example'],
  ['  ida@lindqvist.example ', 'ida@lindqvist.example'],
  ['Ida.Maria+fonts@Mail.Lindqvist.SE', 'Ida.Maria+fonts@mail.lindqvist.se'],
  ['o’hara'.replace('’', "'") + '@example.ie', "o'hara@example.ie"],
  ['a@[192.168.0.1]', 'a@[192.168.0.1]'],
  ['a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
  ['info@müller.de', 'info@xn--mller-kva.de'],
  ['info@MÜLLER.de', 'info@xn--mller-kva.de'],
  ['kontakt@żółć.pl', 'kontakt@xn--kda4b0koi.pl'],
  ['info@例え.テスト', 'info@xn--r8jz45g.xn--zckzah'],
])('%s is an address', (text, value) => {
  expect(parseEmailAddress(text)).toEqual({ kind: 'ok', value })
})

const NO_ENDING = 'This address has no ending, such as .com'
const ONE_LINE = 'An e-mail address stands on one line.'
const NO_DOMAIN = 'The part after the @ is not a domain, such as example.com.'
const LOCAL = 'The part before the @ holds a character that cannot stand there.'
const NO_AT = 'An e-mail address has an @ within, such as name@example.com.'

test.each([
  ['ida@lindqvist', NO_ENDING],
  ['ida@lindqvist.s', NO_ENDING],
  ['ida@lindqvist.12', NO_ENDING],
  ['ida@', NO_ENDING],
  ['ida', NO_AT],
  ['@example.com', NO_AT],
  ['a@b.c\r\nBcc: x@example.com', ONE_LINE],
  ['a@example.com\n', ONE_LINE],
  ['a\0@example.com', ONE_LINE],
  ['a@-example.com', NO_DOMAIN],
  ['a@exam ple.com', NO_DOMAIN],
  ['a@example..com', NO_DOMAIN],
  ['a@[nowhere]', 'The address in brackets is not an IP address.'],
  ['a b@example.com', LOCAL],
  ['a@b@example.com', LOCAL],
  ['<script>@example.com', LOCAL],
  ['.a@example.com', LOCAL],
  ['ä@example.com', LOCAL],
  [
    `${'a'.repeat(65)}@example.com`,
    'The part before the @ is too long: it has 64 characters at most.',
  ],
  [`a@${'b'.repeat(320)}.com`, 'This address is too long.'],
  ['', 'Write your e-mail address.'],
  [null, 'Write your e-mail address.'],
  [['a@example.com'], 'Write your e-mail address.'],
])('%j is refused in words', (value, sentence) => {
  expect(parseEmailAddress(value)).toEqual({ kind: 'invalid', sentence })
})
