import type { SeedShop } from './demo-foundry'

/** Standard rates of the member states, 2026. */
const STANDARD_VAT = {
  AT: '20',
  BE: '21',
  BG: '20',
  CY: '19',
  CZ: '21',
  DE: '19',
  DK: '25',
  EE: '24',
  ES: '21',
  FI: '25.5',
  FR: '20',
  GR: '24',
  HR: '25',
  HU: '27',
  IE: '23',
  IT: '22',
  LT: '21',
  LU: '17',
  LV: '21',
  MT: '18',
  NL: '21',
  PL: '23',
  PT: '23',
  RO: '21',
  SE: '25',
  SI: '22',
  SK: '23',
}

export const DEMO_SHOP: SeedShop = {
  name: 'Fount',
  seller: 'Fount Demo Foundry',
  sellerAddress: 'Musterstraße 12\n12345 Musterstadt\nGermany',
  country: 'DE',
  vatId: null,
  currency: 'EUR',
  combinationFactor: '0.75',
  taxRates: Object.entries(STANDARD_VAT).map(([country, rate]) => ({ country, rate })),
}
