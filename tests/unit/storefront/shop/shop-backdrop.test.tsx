import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

const useStoredCurrency = vi.fn<() => string | null>()
vi.mock('@/storefront/shop/currency/currency-select', () => ({ useStoredCurrency }))

const { ShopBackdrop } = await import('@/storefront/shop/shop-backdrop')

test.each([
  [null, false],
  ['EUR', false],
  ['CHF', true],
])(
  'of the prices in euros, beside a panel in %s, it is %s that none is shown',
  (chosen, isHidden) => {
    useStoredCurrency.mockReturnValue(chosen)
    const shown = renderToString(<ShopBackdrop currency="EUR">from 45.00 €</ShopBackdrop>)

    expect(shown.includes('is-unpriced')).toBe(isHidden)
  },
)
