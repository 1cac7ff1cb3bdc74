import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LicenceGrid } from '@/storefront/shop/choose/licence-grid'
import { aLicenceType } from '../../../domain/pricing/a-price-list'

test.each([
  [{}, 'One licence: Company<'],
  [{ months: 1, isRented: true as const }, 'One licence: Company, by the month<'],
  [{ months: 12 }, 'One licence: Company, for 12 months<'],
])('the only licence is named with its term: %o', (term, name) => {
  const types = [{ ...aLicenceType('Company', { one: ['every use', '1'] }), ...term }]
  const page = renderToStaticMarkup(
    <LicenceGrid
      {...{ types, specials: [], typeface: 'garnet', chosen: {}, held: null }}
      onChoose={() => {}}
      onPoint={() => {}}
    />,
  )
  expect(page).toContain(name)
})
