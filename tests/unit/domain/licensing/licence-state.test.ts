import { expect, test } from 'vitest'
import { licenceLabel } from '@/domain/licensing/licence-type'
import { sinceOfLicence, stateOfLicence } from '@/domain/licensing/licence-state'

const now = new Date('2027-06-01T00:00:00.000Z')
const issuedAt = '2026-01-01T00:00:00.000Z'
const [before, after] = ['2027-05-01T00:00:00.000Z', '2027-07-01T00:00:00.000Z']
const bought = '2027-04-01T00:00:00.000Z'

test.each([
  ['for ever', { state: 'active' }, ['active', issuedAt]],
  ['whose term runs', { state: 'active', endsAt: after }, ['active', issuedAt]],
  ['whose term is over', { state: 'active', endsAt: before }, ['expired', before]],
  [
    'that is renewed and still runs',
    { state: 'active', endsAt: after, supersededBy: 'KX-34CD-FG', supersededAt: bought },
    ['active', issuedAt],
  ],
  [
    'that was renewed and is over',
    { state: 'active', endsAt: before, supersededBy: 'KX-34CD-FG', supersededAt: bought },
    ['superseded', before],
  ],
  [
    'that was upgraded',
    { state: 'superseded', endsAt: before, supersededBy: 'KX-34CD-FG', supersededAt: bought },
    ['superseded', bought],
  ],
  ['that ended', { state: 'revoked', endsAt: before, revokedAt: bought }, ['revoked', bought]],
] as const)('a licence %s is said to be what it is, and since when', (_, row, said) => {
  const licence = { issuedAt, ...row }
  expect([stateOfLicence(licence, now), sinceOfLicence(licence, now)]).toEqual(said)
})

test.each([
  [undefined, 'Web, to 10 000 views a month'],
  [12, 'Web, to 10 000 views a month, for 12 months'],
  [1, 'Web, to 10 000 views a month, for 1 month'],
])('a licence with a term of %s months is called so', (months, label) => {
  expect(
    licenceLabel({ name: 'Web', unit: 'views a month', months }, { label: 'to 10 000 views' }),
  ).toBe(label)
})
