import { expect, test } from 'vitest'
import { exampleInWords, workExample } from '@/domain/pricing/worked-example'
import { DEMO_EULAS } from '@/seed/demo-eulas'
import { DEMO_LICENCE_TYPES } from '@/seed/demo-licence-types'
import { DEMO_AUDIENCES, DEMO_STYLE_COUNTS } from '@/seed/price-lists'
import { DEMO_PAGES } from '@/seed/seed-pages'
import { aFamily, aLicenceType } from './a-price-list'

const RULES = {
  currency: 'EUR',
  combinationFactor: '0.75',
  licenceTypes: [
    aLicenceType('Desktop', { one: ['1 user', '1'], few: ['2–5 users', '1.5'] }),
    aLicenceType('Web', { few: ['to 10 000 views', '1'] }),
  ],
}

test('the example has the discount for its number, and what each audience pays', () => {
  const family = aFamily({ styleCounts: DEMO_STYLE_COUNTS })
  const example = workExample({ family, rules: RULES, audiences: DEMO_AUDIENCES })

  expect(example && exampleInWords(example, 'EUR')).toBe(
    [
      'Four styles of Fraunces',
      'Four styles at 45.00: 180.00',
      'Four styles, −20 %: 144.00',
      'Desktop, 2–5 users × 1.5: 216.00',
      'Web, to 10 000 views; second licence × 0.75: 108.00',
      'Together: 324.00\u00a0€',
      'Students, −50 %: 162.00\u00a0€',
      'Non-profit organisations, −30 %: 226.80\u00a0€.',
    ].join('. '),
  )
})

test('where nothing can be bought there is no example', () => {
  const none = { ...RULES, licenceTypes: [] }

  const empty = { ...aFamily(), styles: [], children: [] }

  expect(workExample({ family: aFamily(), rules: none, audiences: [] })).toBeNull()
  expect(workExample({ family: empty, rules: RULES, audiences: [] })).toBeNull()
})

test('no text of the demo has an amount of money typed into it, for it would stay when a price changes', () => {
  const texts = JSON.stringify([
    DEMO_PAGES,
    DEMO_EULAS,
    DEMO_LICENCE_TYPES.map(({ summary }) => summary),
  ])

  expect(texts.match(/\d+[.,]\d\d(?!\d)|[€$£]\s?\d|times 0?[.,]?\d/g)).toBeNull()
})
