import { expect, test } from 'vitest'
import { factsOf, type TypefaceFacts } from '@/domain/catalogue/type-case/type-case-facts'
import { TYPE_CASE } from '@/domain/catalogue/type-case/type-case'

function aTypeface(given: Partial<TypefaceFacts> = {}): TypefaceFacts {
  return {
    weights: [400],
    widths: [100],
    category: 'serif',
    slopes: ['upright'],
    typ: ['static'],
    features: [],
    scripts: ['Latin'],
    languages: [],
    ...given,
  }
}

const PLAIN = ['weight:400', 'width:normal', 'kind:serif', 'script:latin']

test('the case has three rows of twelve compartments, each with a key of its own', () => {
  expect(new Set(TYPE_CASE.map((compartment) => compartment.key)).size).toBe(36)
  const groups = TYPE_CASE.map((compartment) => compartment.group)
  expect(
    [...new Set(groups)].map((name) => [name, groups.filter((group) => group === name).length]),
  ).toEqual([
    ['weight', 9],
    ['width', 3],
    ['kind', 4],
    ['italic', 1],
    ['variable', 1],
    ['feature', 6],
    ['script', 4],
    ['language', 8],
  ])
})

test('a plain text face lies in four compartments', () => {
  expect(factsOf(aTypeface())).toEqual(PLAIN)
})

test('a variable face lies in every weight and width its axes reach', () => {
  const facts = factsOf(
    aTypeface({ weights: [[300, 1000]], widths: [[75, 100]], typ: ['variable'], category: 'mono' }),
  )
  expect(facts).toEqual([
    ...[300, 400, 500, 600, 700, 800, 900].map((weight) => `weight:${weight}`),
    'width:narrow',
    'width:normal',
    'kind:mono',
    'variable:variable',
    'script:latin',
  ])
})

test.each([
  [{ weights: [250, 260] }, ['weight:300', ...PLAIN.slice(1)]],
  [{ weights: [50, 950] }, ['weight:100', 'weight:900', ...PLAIN.slice(1)]],
  [{ widths: [3] }, ['weight:400', 'width:narrow', 'kind:serif', 'script:latin']],
  [{ widths: [125] }, ['weight:400', 'width:wide', 'kind:serif', 'script:latin']],
])('%j lies in %j', (given, facts) => {
  expect(factsOf(aTypeface(given))).toEqual(facts)
})

test('features and languages the case does not have are left out, and its scripts follow', () => {
  const facts = factsOf(
    aTypeface({
      slopes: ['upright', 'italic'],
      features: ['kern', 'c2sc', 'ss01', 'dlig', 'zero'],
      scripts: ['Greek', 'Hebrew'],
      languages: ['fr', 'de-AT', 'he'],
    }),
  )
  expect(facts).toEqual([
    'weight:400',
    'width:normal',
    'kind:serif',
    'italic:italic',
    'feature:liga',
    'feature:smcp',
    'feature:zero',
    'feature:alt',
    'script:greek',
    'language:fr',
    'language:de',
    'script:hebrew',
  ])
})
