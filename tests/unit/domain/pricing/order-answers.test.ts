import { expect, test } from 'vitest'
import {
  errorsOfOpenQuestions,
  errorsOfOrderAnswers,
  orderAnswersOf,
  type OrderQuestion,
} from '@/domain/licensing/answers/order-question'
import { priceLine } from '@/domain/pricing/price-line'
import { quoteCart, quoteFingerprint } from '@/domain/pricing/quote-cart'
import { aFamily, aLicenceType, styleIds, theRules } from './a-price-list'

const SIZE: OrderQuestion = {
  key: 'size',
  label: 'Size of your company',
  tiers: [
    { key: 'alone', label: 'one person', multiplier: '1' },
    { key: 'small', label: '2–50 people', multiplier: '2' },
  ],
}

const LINE = {
  styles: styleIds('fraunces', 4),
  licences: [
    { type: 'desktop', tier: '2-5' },
    { type: 'web', tier: '10k' },
  ],
}

test('an answer multiplies every licence and is a step of the bill', () => {
  const rules = theRules({ orderAnswers: orderAnswersOf([SIZE], { size: 'small' }) })
  const { bill, amount } = priceLine(LINE, aFamily(), rules)
  expect({ amount, bill }).toEqual({
    amount: 81000,
    bill: [
      { text: 'Four styles at 45.00', amount: 18000, role: 'inner', struck: true },
      {
        text: 'Size of your company, 2–50 people × 2',
        amount: 36000,
        role: 'inner',
        struck: false,
      },
      { text: 'Desktop, 2–5 users × 1.5', amount: 54000, role: 'addend', struck: false },
      {
        text: 'Web, to 10 000 views; second licence × 0.75',
        amount: 27000,
        role: 'addend',
        struck: false,
      },
    ],
  })
})

test('an answer that changes no price is no step, and is agreed to all the same', () => {
  const alone = theRules({ orderAnswers: orderAnswersOf([SIZE], { size: 'alone' }) })
  const steps = priceLine(LINE, aFamily(), theRules()).steps
  const lines = [{ line: LINE, family: aFamily() }]
  const fingerprint = (rules: typeof alone) =>
    quoteFingerprint(quoteCart(lines, { rules, tax: null }))
  expect(priceLine(LINE, aFamily(), alone).steps).toEqual(steps)
  expect(fingerprint(alone)).not.toBe(fingerprint(theRules()))
})

test('an answer that is not offered is refused, and one that is no longer leaves its question open', () => {
  const answers = orderAnswersOf([SIZE], { size: 'huge' })
  expect(answers).toEqual([])
  expect(errorsOfOrderAnswers([SIZE], { size: 'huge', age: 'old' })).toEqual({
    'order_answers.size': 'Choose one of the answers this shop offers.',
    'order_answers.age': 'Choose one of the answers this shop offers.',
  })
  expect(errorsOfOpenQuestions([SIZE], answers)).toEqual({
    'order_answers.size': 'Choose an answer to “Size of your company” to go on.',
  })
})

test('a tier to ask about is refused by its name', () => {
  const video = aLicenceType('Video', { online: ['shown online', '1'] })
  const cinema = { key: 'cinema', label: 'shown in cinemas', short: 'cinema' }
  const rules = theRules({ licenceTypes: [{ ...video, onRequest: [cinema] }] })
  const line = { ...LINE, licences: [{ type: 'video', tier: 'cinema' }] }
  expect(() => priceLine(line, aFamily(), rules)).toThrow(
    '“Video, shown in cinemas” has no price in this shop. Write to us, and we make you an offer.',
  )
})
