import { expect, test } from 'vitest'
import { recordInWords } from '@/domain/staff/record-in-words'

test('each style of a licence is a group under its name, without ids and hashes', () => {
  const styles = [
    { id: '7', name: 'Bold', typeface: 'Syne', weight: 700, files: [{ sha256: 'ab' }], axes: [] },
  ]
  expect(recordInWords(styles)).toEqual([
    {
      title: 'Bold',
      lines: [
        { label: 'Typeface', text: 'Syne' },
        { label: 'Weight', text: '700' },
      ],
    },
  ])
})

test('what a use allows is read as words', () => {
  const uses = [
    {
      label: 'Web, to 10 000 views',
      mayNot: ['sell files', 'pass them on'],
      eula: { id: '1', title: 'Web licence', version: '1.0' },
      answers: {},
    },
  ]
  expect(recordInWords(uses)).toEqual([
    {
      title: 'Web, to 10 000 views',
      lines: [
        { label: 'May not', text: 'sell files, pass them on' },
        { label: 'Eula', text: 'Web licence, Version 1.0' },
      ],
    },
  ])
})

test('a holder is one group of facts, and what is empty is left out', () => {
  const holder = { kind: 'company', name: 'Ada & Co', company: null, email: '' }
  expect(recordInWords(holder)).toEqual([
    {
      title: null,
      lines: [
        { label: 'Kind', text: 'company' },
        { label: 'Name', text: 'Ada & Co' },
      ],
    },
  ])
})

test('nothing is nothing', () => {
  expect([null, undefined, [], ''].map((value) => recordInWords(value))).toEqual([[], [], [], []])
})

test('an amount is written in its currency, and as it is stored where nobody knows it', () => {
  const line = { amount: 13500 }
  expect(recordInWords({ ...line, currency: 'EUR' })[0]?.lines[0]?.text).toBe('135.00\u00a0€')
  expect(recordInWords(line, 'JPY')[0]?.lines[0]?.text).toBe('13\u2009500\u00a0JPY')
  expect(recordInWords(line)[0]?.lines[0]?.text).toBe('13500')
})
