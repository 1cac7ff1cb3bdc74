import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import { WholeFamily } from '@/storefront/typeface/buy/ways-to-buy'
import { listOfAccount } from '@/domain/pricing/price-list'
import { aStyle } from '../../shop/a-shop-choice'

const TERMS = { lists: [listOfAccount('EUR')] as const, tax: null }

test('the price of the whole family stands on its page, and leads to all of its styles', () => {
  const html = pageOf({ familyPrice: 9000 })
  expect(html).toContain('The whole family')
  expect(html).toContain('90.00\u00a0€')
  expect(html).toContain('/shop?typeface=garnet&amp;styles=light,bold')
})

test('where the styles together cost less than the family, the page says that', () => {
  const styles = ['Light', 'Bold'].map((name) => aStyle({ name, price: 5000 }))
  const styleCounts = [{ from: 2, percentOff: '20' }]
  expect(pageOf({ familyPrice: 9000, styleCounts, styles: styles as never })).toContain('80.00')
})

test.each([
  ['a family that is not sold whole', { familyPrice: null }],
  ['a family of one style', { familyPrice: 28000, styles: [aStyle()] as never }],
])('%s has no price for all', (_, given) => {
  expect(pageOf(given)).toBe('')
})

function pageOf(given: Partial<SpecimenView>): string {
  const styles = [aStyle({ name: 'Light' }), aStyle({ name: 'Bold' })]
  const typeface = { slug: 'garnet', terms: TERMS, children: [], styles, ...given }
  return renderToStaticMarkup(
    <AppRouterContext.Provider value={{} as never}>
      <WholeFamily typeface={typeface as unknown as SpecimenView} />
    </AppRouterContext.Provider>,
  )
}
