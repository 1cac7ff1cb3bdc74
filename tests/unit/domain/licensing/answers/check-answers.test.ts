import { expect, test } from 'vitest'
import {
  checkAnswers,
  errorsOfMissing,
  knownAnswers,
  parseDomain,
  type Question,
} from '@/domain/licensing/answers/check-answers'

const DOMAIN: Question = { key: 'domain', label: 'Domain', kind: 'domain', required: true }
const APP: Question = { key: 'app', label: 'Name of the app', kind: 'text', required: true }
const SERIES: Question = { key: 'series', label: 'Series', kind: 'text', required: false }

test.each([
  ['example.org', 'example.org'],
  ['  WWW.Example.ORG ', 'example.org'],
  ['https://shop.example.co.uk/cart?x=1#top', 'shop.example.co.uk'],
  ['*.example.org', 'example.org'],
  ['example.org:8080', 'example.org'],
  ['example.org.', 'example.org'],
  ['www.com', 'www.com'],
  ['münchen.de', 'münchen.de'],
  ['пример.рф', 'пример.рф'],
  ['उदाहरण.भारत', 'उदाहरण.भारत'],
  ['xn--e1afmkfd.xn--p1ai', 'xn--e1afmkfd.xn--p1ai'],
])('the domain of “%s” is %s', (text, value) => {
  expect(parseDomain(text)).toEqual({ kind: 'ok', value })
})

test.each([
  'example',
  'localhost:3000',
  '192.168.0.1',
  'two words.org',
  '-example.org',
  'example-.org',
  'example..org',
  'ada@example.org',
  `${'a'.repeat(64)}.org`,
  `${'abc.'.repeat(70)}org`,
  'example.o',
  'exa_mple.org',
  '/*.example.org',
])('“%s” is no domain', (text) => {
  expect(parseDomain(text).kind).toBe('invalid')
})

test('answers are cleaned, and what nobody asks is left out', () => {
  const given = {
    app: ' Kiosk\u202e Berlin ',
    domain: 'HTTPS://Example.org/',
    shoe_size: '44',
    series: ' ',
  }
  expect(checkAnswers([DOMAIN, APP, SERIES], given)).toEqual({
    answers: { domain: 'example.org', app: 'Kiosk Berlin' },
    errors: {},
  })
})

test('each wrong answer is said at its own question', () => {
  const given = { domain: 'my site', app: 'two\nlines' }
  expect(checkAnswers([DOMAIN, APP], given)).toEqual({
    answers: {},
    errors: {
      domain: 'Write a domain, such as example.org.',
      app: 'This stands on one line, in plain characters.',
    },
  })
})

test('only what is required is missed', () => {
  expect(errorsOfMissing([DOMAIN, APP, SERIES], { app: 'Kiosk' })).toEqual({
    domain: 'Write the domain, such as example.org.',
  })
})

test('an answer leaves with its question', () => {
  const told = { domain: 'example.org', app: 'Kiosk' }
  expect([knownAnswers([APP], told), knownAnswers([], told)]).toEqual([{ app: 'Kiosk' }, undefined])
})
