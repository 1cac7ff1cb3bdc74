import { expect, test } from 'vitest'
import { quoteOf } from '@/storefront/shop/choose/picked'
import { billOfUpgrade, missingInUpgrade } from '@/storefront/shop/upgrade/upgrade-bill'
import { aChoice, theRules } from '../a-shop-choice'

const CONTEXT = { choice: aChoice(), choices: [aChoice()] }
const picked = { styles: ['light', 'bold'], licences: { desktop: 'large' } }
const HELD = {
  number: 'KX-7Q4M-RT',
  styles: ['light', 'bold'],
  licences: [{ type: 'desktop', tier: 'small' }],
  paid: 10000,
  currency: 'EUR',
}

function quoted() {
  const outcome = quoteOf(picked, CONTEXT, theRules())
  if (outcome.kind === 'refused') throw new Error(outcome.sentence)
  return outcome.quote
}

test('an upgrade costs the end state less what was paid, as the last step of its bill', () => {
  const { bill, amount } = billOfUpgrade(quoted(), HELD)

  expect(amount).toBe(5000)
  expect(bill.at(-1)).toEqual({
    ...{ text: 'Paid for KX-7Q4M-RT', amount: -10000 },
    ...{ role: 'addend', struck: false },
  })
})

test('an upgrade never costs less than nothing', () => {
  expect(billOfUpgrade(quoted(), { ...HELD, paid: 99000 })).toMatchObject({ amount: 0 })
})

test('where nothing is upgraded the bill is the price itself', () => {
  const quote = quoted()
  expect(billOfUpgrade(quote, null)).toMatchObject({ bill: quote.bill, amount: quote.amount })
})

test('something must be added to what is held', () => {
  const held = { ...picked, licences: { desktop: 'small' } }
  expect([missingInUpgrade(held, HELD), missingInUpgrade(picked, HELD)]).toEqual([
    'Choose what to add',
    null,
  ])
})
