import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderAnswersOf } from '@/domain/licensing/answers/order-question'
import { fromSize, licenceBySize, rulesBySize, toSize } from '@/domain/licensing/licence-by-size'
import type { LicenceType } from '@/domain/licensing/licence-type'
import { STARTERS } from '@/domain/licensing/starter-licences'
import { quoteCart } from '@/domain/pricing/quote-cart'
import { aFamily, theRules } from '../pricing/a-price-list'

const COMPANY: LicenceType = {
  ...STARTERS.by_size.types[0]!,
  questions: [],
  eula: { id: 'eula', version: '1.0', url: '/eula/eula' },
}
const { question } = STARTERS.by_size
const RULES = { ...theRules(), licenceTypes: [COMPANY], orderQuestions: [question] }
const SOLD = licenceBySize(RULES)

test('what is chosen by size costs in the cart what it cost while choosing, in the same words', () => {
  const multiplier = fc.integer({ min: 1, max: 99_999 }).map((n) => String(n / 100))
  const tiers = fc
    .array(multiplier, { minLength: 2, maxLength: 6 })
    .map((all) => all.map((one, at) => ({ key: `size-${at}`, label: `${at}`, multiplier: one })))

  fc.assert(
    fc.property(tiers, fc.nat(), (answers, at) => {
      const rules = { ...RULES, orderQuestions: [{ ...question, tiers: answers }] }
      const family = aFamily()
      const chosen = {
        styles: [family.styles[0]!.id],
        licences: [{ type: 'company', tier: answers[at % answers.length]!.key }],
      }
      const shown = quoteCart([{ line: chosen, family }], { rules: rulesBySize(rules), tax: null })

      const told = fromSize(licenceBySize(rules), chosen.licences)
      const orderAnswers = orderAnswersOf(rules.orderQuestions, told.answers ?? {})
      const line = { ...chosen, licences: told.licences }
      const held = quoteCart([{ line, family }], { rules: { ...rules, orderAnswers }, tax: null })

      expect(held.net).toBe(shown.net)
      expect(held.lines.map(({ bill }) => bill)).toEqual(shown.lines.map(({ bill }) => bill))
      expect(toSize(licenceBySize(rules), { company: 'every-use' }, told.answers ?? {})).toEqual({
        company: chosen.licences[0]!.tier,
      })
    }),
  )
})

test('only one licence of one tier and one question are chosen by size', () => {
  const other = { ...COMPANY, key: 'other' }
  const tier = COMPANY.tiers[0]!
  const dearer = { ...COMPANY, tiers: [{ ...tier, multiplier: '1.5' }] }
  const tiered = { ...COMPANY, tiers: [tier, { ...tier, key: 'more' }] }
  const asked = { ...COMPANY, onRequest: [{ key: 'huge', label: 'huge', short: 'huge' }] }
  const trial: LicenceType = { ...other, kind: 'trial' }
  const isBySize = (licenceTypes: LicenceType[], orderQuestions = [question]) =>
    licenceBySize({ licenceTypes, orderQuestions }) !== null

  expect([[COMPANY], [trial, COMPANY]].map((types) => isBySize(types))).toEqual([true, true])
  expect(
    [[], [trial], [COMPANY, other], [dearer], [tiered], [asked]].map((types) => isBySize(types)),
  ).toEqual([false, false, false, false, false, false])
  expect([isBySize([COMPANY], []), isBySize([COMPANY], [question, question])]).toEqual([
    false,
    false,
  ])
})

test('a licence that is not chosen by size goes into the cart as it is', () => {
  const uses = [{ type: 'company', tier: 'every-use' }]
  expect([fromSize(SOLD, uses), fromSize(null, uses)]).toEqual([
    { licences: uses },
    { licences: uses },
  ])
  expect(toSize(SOLD, { company: 'every-use' }, {})).toEqual({ company: 'every-use' })
})
