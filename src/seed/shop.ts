import { KNOWN_RATES } from '@/domain/tax/known-rates'
import type { SeedShop } from './demo-foundry'
import {
  DEMO_AUDIENCES,
  DEMO_EXCHANGE_RATES,
  DEMO_PRICE_LISTS,
  DEMO_STYLE_COUNTS,
} from './price-lists'

export const DEMO_SHOP: SeedShop = {
  name: 'Sorts',
  seller: 'Sorts Demo Foundry',
  email: 'hello@sorts.example',
  address: { street: 'Musterstraße 12', postalCode: '12345', city: 'Musterstadt' },
  country: 'DE',
  vatId: 'DE999999995', // Of the right form, and nobody's.
  currency: 'EUR',
  priceLists: DEMO_PRICE_LISTS,
  exchangeRates: DEMO_EXCHANGE_RATES,
  combinationFactor: '0.75',
  styleCounts: DEMO_STYLE_COUNTS,
  audiences: DEMO_AUDIENCES,
  taxRates: KNOWN_RATES,
}
