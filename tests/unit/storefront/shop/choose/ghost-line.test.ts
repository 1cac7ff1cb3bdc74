import { expect, test } from 'vitest'
import { ghostLineOf } from '@/storefront/shop/choose/ghost-line'
import { quoteOf, withTier } from '@/storefront/shop/choose/picked'
import { aChoice, theRules } from '../a-shop-choice'

const CONTEXT = { choice: aChoice(), choices: [aChoice()] }
const picked = { styles: ['light', 'bold'], licences: { desktop: 'large' } }
const place = { picked, ...CONTEXT, held: null, rules: theRules(), amount: 15000 }

test('pointing at another licence shows what it adds, and the total it makes', () => {
  const [web] = theRules().licenceTypes.filter(({ key }) => key === 'web')
  const tier = web?.tiers[0]?.key ?? ''
  const ghost = ghostLineOf({ type: 'web', tier }, place)
  const made = quoteOf(withTier(picked, 'web', tier), CONTEXT, theRules())
  const total = made.kind === 'priced' ? made.quote.amount : 0

  expect(ghost).toEqual({
    row: {
      key: 'ghost',
      text: expect.stringMatching(/^Web, .*; second licence × 0\.75$/),
      amount: expect.stringMatching(/^\+ \d+\.00$/),
      inner: false,
      struck: false,
      ghost: true,
    },
    net: total,
  })
  expect(total).toBeGreaterThan(15000)
})

test('pointing at less of a licence says what it saves', () => {
  expect(ghostLineOf({ type: 'desktop', tier: 'small' }, place)?.row.amount).toMatch(/^− /)
})

test.each([
  ['nothing', null],
  ['what is chosen already', { type: 'desktop', tier: 'large' }],
])('pointing at %s leaves the bill as it is', (_what, pointed) => {
  expect(ghostLineOf(pointed, place)).toBeNull()
})

test('without a style there is nothing to make a total of', () => {
  const none = { ...place, picked: { styles: [], licences: {} } }
  expect(ghostLineOf({ type: 'desktop', tier: 'small' }, none)).toBeNull()
})
