import { expect, test } from 'vitest'
import { readViesAnswer } from '@/operations/tax/ask-vies'

const SUBJECT = { countryCode: 'AT', vatNumber: 'U13585627' }

test('a number that is known comes with its name and the consultation number', () => {
  const answer = {
    ...SUBJECT,
    requestDate: '2026-11-23T10:00:00.000Z',
    valid: true,
    requestIdentifier: 'WAPIAAAAY1234567',
    name: 'Schrift\n  GmbH',
    address: '---',
  }
  expect(readViesAnswer(answer)).toEqual({
    kind: 'answered',
    valid: true,
    name: 'Schrift GmbH',
    consultationNumber: 'WAPIAAAAY1234567',
  })
})

test('dashes stand for a name that the member state keeps to itself', () => {
  const answer = { ...SUBJECT, valid: true, name: '---', requestIdentifier: '' }
  expect(readViesAnswer(answer)).toEqual({
    kind: 'answered',
    valid: true,
    name: null,
    consultationNumber: null,
  })
})

const failure = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] })
const DENIED = { kind: 'answered', valid: false, name: null, consultationNumber: null }

test.each([
  ['a number nobody has', { ...SUBJECT, valid: false, name: '---' }, DENIED],
  ['a number VIES cannot read', failure('INVALID_INPUT'), DENIED],
  [
    'a member state that is away',
    failure('MS_UNAVAILABLE'),
    { kind: 'away', why: 'MS_UNAVAILABLE' },
  ],
  [
    'an error beside a “no”',
    { valid: false, ...failure('MS_MAX_CONCURRENT_REQ') },
    { kind: 'away', why: 'MS_MAX_CONCURRENT_REQ' },
  ],
  ['our own number refused', failure('INVALID_REQUESTER_INFO'), { kind: 'requester_refused' }],
  ['nothing', null, { kind: 'away', why: 'malformed' }],
  ['a page', '<html>', { kind: 'away', why: 'malformed' }],
  [
    'no word about validity',
    { ...SUBJECT, name: 'Schrift GmbH' },
    { kind: 'away', why: 'malformed' },
  ],
  ['a word that is no truth', { ...SUBJECT, valid: 'false' }, { kind: 'away', why: 'malformed' }],
])('%s', (_, body, reading) => {
  expect(readViesAnswer(body)).toEqual(reading)
})
