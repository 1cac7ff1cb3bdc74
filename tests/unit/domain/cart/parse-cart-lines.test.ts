import { expect, test } from 'vitest'
import { parseCartLines } from '@/domain/cart/parse-cart-lines'

const LINE = { styles: ['1', '2'], licences: [{ type: 'desktop', tier: 'users-2-5' }] }

function errorsOf(value: unknown) {
  const parsed = parseCartLines(value)
  return parsed.kind === 'invalid' ? parsed.fields : null
}

test('lines are read as they are asked for', () => {
  const answered = { ...LINE.licences[0], answers: { domain: ' example.org ' } }
  expect(parseCartLines([LINE, { ...LINE, licences: [answered] }])).toEqual({
    kind: 'lines',
    lines: [
      LINE,
      {
        styles: ['1', '2'],
        licences: [{ type: 'desktop', tier: 'users-2-5', answers: { domain: 'example.org' } }],
      },
    ],
  })
})

test('a cart may be emptied', () => {
  expect(parseCartLines([])).toEqual({ kind: 'lines', lines: [] })
})

test('a cart holds 200 lines, not 201', () => {
  const lines = (length: number) => Array.from({ length }, () => LINE)
  expect(parseCartLines(lines(200)).kind).toBe('lines')
  expect(errorsOf(lines(201))).toEqual({ lines: 'A cart holds 200 lines at most.' })
})

test('a line holds 500 styles, not 501', () => {
  const line = (length: number) => ({
    ...LINE,
    styles: Array.from({ length }, (_, index) => String(index)),
  })
  expect(parseCartLines([line(500)]).kind).toBe('lines')
  expect(errorsOf([line(501)])).toEqual({ 'lines.0.styles': 'A line holds 500 styles at most.' })
})

test.each([undefined, null, 'lines', 7, {}, true])('%j is no list of lines', (value) => {
  expect(errorsOf(value)).toEqual({ lines: 'Send the lines of the cart as a list.' })
})

test.each(['quantity', 'price', 'amount', 'discount', '_id', 'constructor'])(
  'a line with a field “%s” is refused',
  (key) => {
    expect(errorsOf([{ ...LINE, [key]: 1 }])).toEqual({
      [`lines.0.${key}`]: 'This is no field of a cart.',
    })
  },
)

test('a forged prototype is refused and leaves no trace', () => {
  const line: unknown = JSON.parse(
    '{ "styles": ["1"], "licences": [{ "type": "web", "tier": "10k" }], "__proto__": { "x": 1 } }',
  )
  expect(errorsOf([line])).toEqual({ 'lines.0.__proto__': 'This is no field of a cart.' })
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
})

const CHOOSE_STYLE = 'Choose a style.'
const BY_ID = 'A style is named by its id.'

test.each([
  [undefined, CHOOSE_STYLE],
  [[], CHOOSE_STYLE],
  ['1', CHOOSE_STYLE],
  [[1], BY_ID],
  [[''], BY_ID],
  [['a b'], BY_ID],
  [[null], BY_ID],
  [['1', '1'], 'A style is chosen once on a line.'],
])('styles %j are refused in words', (styles, sentence) => {
  expect(errorsOf([{ ...LINE, styles }])).toEqual({ 'lines.0.styles': sentence })
})

const WEB = { type: 'web', tier: '10k' }

test.each([
  [undefined, { 'lines.0.licences': 'Choose a licence.' }],
  [[], { 'lines.0.licences': 'Choose a licence.' }],
  [[7], { 'lines.0.licences.0': 'A licence names its type and its tier.' }],
  [[WEB, WEB], { 'lines.0.licences': 'Choose one size of each licence.' }],
  [
    [{ ...WEB, multiplier: '0' }],
    { 'lines.0.licences.0.multiplier': 'This is no field of a cart.' },
  ],
  [
    [{ type: { toString: 1 }, tier: 5 }],
    {
      'lines.0.licences.0.type': 'Name the licence.',
      'lines.0.licences.0.tier': 'Choose how much use the licence covers.',
    },
  ],
  [
    Array.from({ length: 21 }, () => WEB),
    { 'lines.0.licences': 'A line holds 20 licences at most.' },
  ],
])('licences %j are refused in words', (licences, fields) => {
  expect(errorsOf([{ ...LINE, licences }])).toEqual(fields)
})

const ANSWERS = 'Answers are at most 10 texts, each by its key.'
const PATH = 'lines.0.licences.0.answers'

test.each([
  [[], { [PATH]: ANSWERS }],
  [{ 'Not a key': 'x' }, { [PATH]: ANSWERS }],
  [Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`k${n}`, 'x'])), { [PATH]: ANSWERS }],
  [{ domain: 'x'.repeat(201) }, { [`${PATH}.domain`]: 'Use at most 200 characters.' }],
  [{ domain: 7 }, { [`${PATH}.domain`]: 'Write this as text.' }],
])('answers %j are refused in words', (answers, fields) => {
  expect(errorsOf([{ ...LINE, licences: [{ ...WEB, answers }] }])).toEqual(fields)
})

test('every invalid line is named at once', () => {
  expect(errorsOf([LINE, null, { styles: [], licences: [] }])).toEqual({
    'lines.1': 'A line holds styles and licences.',
    'lines.2.styles': 'Choose a style.',
    'lines.2.licences': 'Choose a licence.',
  })
})
