import { expect, test } from 'vitest'
import { multiplyRounded } from '@/domain/money/decimal'
import { coverStyles } from '@/domain/pricing/cover/cover-styles'
import { priceLine } from '@/domain/pricing/price-line'
import { stylesOfFamily } from '@/domain/pricing/priced-family'
import { quoteCart, quoteFingerprint } from '@/domain/pricing/quote-cart'
import { Chance, generatedCases, withAnswers, type GeneratedCase } from './generated-carts'
import { someInSale } from './generated-sales'

const CASES = someInSale(withAnswers(generatedCases(600)), ({ rules }) =>
  rules.licenceTypes.map(({ key }) => key),
)
const TAX = { kind: 'standard', rate: '19', country: 'DE' } as const

/** What broke the law, so that a failure shows its case. */
function breaches<Step>(
  stepsOf: (one: GeneratedCase) => Step[],
  holds: (one: GeneratedCase, step: Step) => boolean,
): unknown[] {
  return CASES.flatMap((one) =>
    stepsOf(one)
      .filter((step) => !holds(one, step))
      .map((step) => ({ line: one.line, step })),
  )
}

function stylesLeft({ family, line }: GeneratedCase) {
  return stylesOfFamily(family).filter((style) => !line.styles.includes(style.id))
}

function amountOf({ family, rules, line }: GeneratedCase): number {
  return priceLine(line, family, rules).amount
}

test('the price never falls when a tier goes up', () => {
  const tierUps = ({ line }: GeneratedCase) => line.licences.filter(({ tier }) => tier < '3')
  const broken = breaches(tierUps, (one, raised) => {
    const licences = one.line.licences.map((licence) =>
      licence === raised ? { ...licence, tier: String(Number(licence.tier) + 1) } : licence,
    )
    return amountOf({ ...one, line: { ...one.line, licences } }) >= amountOf(one)
  })
  expect(broken).toEqual([])
})

test('adding a style never costs more than its own price', () => {
  const broken = breaches(stylesLeft, ({ family, line }, style) => {
    const before = coverStyles(family, new Set(line.styles)).price
    const after = coverStyles(family, new Set([...line.styles, style.id])).price
    return after - before <= (style.price ?? 0)
  })
  expect(broken).toEqual([])
})

test('adding a style never makes a line cheaper', () => {
  const broken = breaches(stylesLeft, (one, style) => {
    const line = { ...one.line, styles: [...one.line.styles, style.id] }
    return amountOf({ ...one, line }) >= amountOf(one)
  })
  expect(broken).toEqual([])
})

test('adding a licence never makes a line cheaper', () => {
  const typesLeft = ({ rules, line }: GeneratedCase) =>
    rules.licenceTypes.filter(({ key }) => line.licences.every(({ type }) => type !== key))
  const broken = breaches(typesLeft, (one, type) => {
    const licences = [...one.line.licences, { type: type.key, tier: '2' }]
    return amountOf({ ...one, line: { ...one.line, licences } }) >= amountOf(one)
  })
  expect(broken).toEqual([])
})

test('styles cost no more than one by one, nor more than the whole', () => {
  const broken = breaches(
    (one) => [one.line.styles],
    ({ family }, styles) => {
      const chosen = stylesOfFamily(family).filter((style) => styles.includes(style.id))
      const singly = chosen.reduce((sum, style) => sum + (style.price ?? 0), 0)
      const { price } = coverStyles(family, new Set(styles))
      return price <= singly && (styles.length === 0 || price <= (family.familyPrice ?? singly))
    },
  )
  expect(broken).toEqual([])
})

test('choosing everything a price covers changes nothing', () => {
  const broken = breaches(
    ({ family, rules, line }) => [priceLine(line, family, rules)],
    (one, quote) =>
      amountOf({ ...one, line: { ...one.line, styles: quote.covers } }) === quote.amount,
  )
  expect(broken).toEqual([])
})

test('the order of styles and licences does not matter', () => {
  const broken = breaches(
    ({ family, rules, line }) => [priceLine(line, family, rules)],
    ({ family, rules, line }, quote) => {
      const chance = new Chance(quote.amount + 7)
      const turned = {
        styles: chance.shuffled(line.styles),
        licences: chance.shuffled(line.licences),
      }
      return JSON.stringify(priceLine(turned, family, rules)) === JSON.stringify(quote)
    },
  )
  expect(broken).toEqual([])
})

test('the order of lines does not matter', () => {
  const broken = breaches(
    (one) => [
      CASES.slice(0, 5).map(({ family, line }) => ({
        family,
        line: { ...line, licences: one.line.licences },
      })),
    ],
    ({ rules }, lines) => {
      const quote = quoteCart(lines, { rules, tax: TAX })
      const turned = quoteCart(new Chance(quote.net + 3).shuffled(lines), { rules, tax: TAX })
      return quoteFingerprint(turned) === quoteFingerprint(quote) && turned.total === quote.total
    },
  )
  expect(broken).toEqual([])
})

test('what is added up is the amount, and what is not struck leads to it', () => {
  const broken = breaches(
    ({ family, rules, line }) => [priceLine(line, family, rules)],
    ({ rules }, quote) => {
      const sumOf = (role: string) =>
        quote.bill
          .filter((step) => step.role === role && !step.struck)
          .reduce((sum, step) => sum + step.amount, 0)
      const answers = (rules.orderAnswers ?? []).map(({ multiplier }) => multiplier)
      const leadsTo = multiplyRounded(quote.stylesPrice, answers)
      return sumOf('addend') === quote.amount && sumOf('inner') === leadsTo
    },
  )
  expect(broken).toEqual([])
})

test('every amount is a whole number of the smallest unit, and never negative', () => {
  const broken = breaches(
    ({ family, rules, line }) => priceLine(line, family, rules).bill,
    (_, step) => Number.isSafeInteger(step.amount) && step.amount >= 0,
  )
  expect(broken).toEqual([])
})

test('what is answered once for the order multiplies every licence, and the order of its answers does not matter', () => {
  const broken = breaches(
    ({ family, rules, line }) => [priceLine(line, family, rules)],
    ({ family, rules, line }, quote) => {
      const turned = { ...rules, orderAnswers: rules.orderAnswers?.toReversed() }
      const plain = priceLine(line, family, { ...rules, orderAnswers: [] })
      const doubled = priceLine(line, family, {
        ...rules,
        orderAnswers: [{ key: 'q', tier: 't', question: 'Q', label: 'a', multiplier: '2' }],
      })
      const roundings = quote.licences.length
      return (
        priceLine(line, family, turned).amount === quote.amount &&
        Math.abs(doubled.amount - 2 * plain.amount) <= roundings
      )
    },
  )
  expect(broken).toEqual([])
})
