import { expect, test } from 'vitest'
import {
  addsToHeld,
  isWithinHeld,
  withHeld,
  type HeldChoice,
} from '@/domain/pricing/upgrade/more-than-held'

const TYPES = [
  { key: 'desktop', tiers: tiersOf('users-1', 'users-5', 'users-20') },
  { key: 'web', tiers: tiersOf('views-10k') },
]

const HELD: HeldChoice = {
  number: 'KX-7Q4M-RT',
  styles: ['regular', 'bold'],
  licences: [{ type: 'desktop', tier: 'users-5' }],
  paid: 13500,
  currency: 'EUR',
  audience: null,
}

function tiersOf(...keys: string[]) {
  return keys.map((key) => ({ key, label: key, short: key, multiplier: '1' }))
}

test.each([
  ['users-1', true],
  ['users-5', true],
  ['users-20', false],
])('of a licence that is held, %s is within it: %s', (tier, is) => {
  expect(isWithinHeld(HELD, { type: 'desktop', tier }, TYPES)).toBe(is)
})

test('a licence that is not held is within nothing', () => {
  expect(isWithinHeld(HELD, { type: 'web', tier: 'views-10k' }, TYPES)).toBe(false)
})

test.each([
  ['nothing', { styles: [], licences: {} }, {}],
  ['less', { styles: ['bold'], licences: { desktop: 'users-1' } }, {}],
  ['a higher tier', { styles: [], licences: { desktop: 'users-20' } }, { desktop: 'users-20' }],
  ['another licence', { styles: [], licences: { web: 'views-10k' } }, { web: 'views-10k' }],
])('whoever chooses %s keeps what is held', (_, chosen, beyond) => {
  expect(withHeld(chosen, HELD, TYPES)).toEqual({
    styles: ['regular', 'bold'],
    licences: { desktop: 'users-5', ...beyond },
  })
})

test.each([
  ['what is held alone', ['regular', 'bold'], { desktop: 'users-5' }, false],
  ['one style more', ['regular', 'bold', 'black'], { desktop: 'users-5' }, true],
  ['more users', ['regular', 'bold'], { desktop: 'users-20' }, true],
  ['one licence more', ['regular', 'bold'], { desktop: 'users-5', web: 'views-10k' }, true],
])('%s counts as an upgrade or not', (_, styles, licences, adds) => {
  expect(addsToHeld({ styles, licences }, HELD)).toBe(adds)
})
