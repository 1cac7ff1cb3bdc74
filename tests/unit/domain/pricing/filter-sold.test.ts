import { expect, test } from 'vitest'
import { filterSold } from '@/domain/pricing/filter-sold'
import { aFamily, aLicenceType, stylesAt } from './a-price-list'

const licenceTypes = [
  aLicenceType('Desktop', { one: ['1 user', '1'] }),
  aLicenceType('Web', { small: ['10k views', '1'] }),
  aLicenceType('Trial', { any: ['Trial', '1'] }, 'trial'),
]
const desktop = { type: 'desktop', tier: 'one' }

test('licences and tiers that are not sold any more are left out', () => {
  const family = aFamily()
  const gone = [
    { type: 'web', tier: 'huge' },
    { type: 'app', tier: 'small' },
    { type: 'trial', tier: 'any' },
  ]
  const line = { styles: ['fraunces-1'], licences: [desktop, ...gone] }

  expect(filterSold(line, { family, licenceTypes })).toEqual({
    styles: ['fraunces-1'],
    licences: [desktop],
  })
})

test('a style without a price is kept as long as a typeface above it is sold whole', () => {
  const child = aFamily({ id: 'c', familyPrice: null, styles: stylesAt('c', [null, 4500]) })
  const parent = { id: 'p', styles: [], children: [child] }
  const line = { styles: ['c-1', 'c-2'], licences: [desktop] }
  const within = (familyPrice: number | null) =>
    filterSold(line, { family: aFamily({ ...parent, familyPrice }), licenceTypes })

  expect([within(9000), within(null)]).toEqual([line, { ...line, styles: ['c-2'] }])
})

test('a line without a style, or without a licence, is nothing', () => {
  const family = aFamily({ familyPrice: null, styles: stylesAt('fraunces', [null, 0]) })
  const kept = (style: string, tier: string) =>
    filterSold({ styles: [style], licences: [{ type: 'desktop', tier }] }, { family, licenceTypes })

  expect([kept('fraunces-1', 'one'), kept('fraunces-2', 'two')]).toEqual([null, null])
})
