import type { Rounding } from '@/domain/pricing/price-list'

export type SeedPriceList = { currency: string; factor: string; rounding: Rounding }

/** The currencies of the demo foundry beside its euro. */
export const DEMO_PRICE_LISTS: SeedPriceList[] = [
  { currency: 'USD', factor: '1.1', rounding: 'up_to_5' },
  { currency: 'GBP', factor: '0.87', rounding: 'to_00' },
  { currency: 'CHF', factor: '0.95', rounding: 'up_to_5' },
]

export type SeedExchangeRate = { own: string; foreign: string; currency: string; of: string }

/** What the European Central Bank published on that day: an invoice of the demo shows how VAT is said in two currencies. */
export const DEMO_EXCHANGE_RATES: SeedExchangeRate[] = [
  { own: '1', foreign: '1.0389', currency: 'USD', of: '2024-12-31T12:00:00.000Z' },
  { own: '1', foreign: '0.82918', currency: 'GBP', of: '2024-12-31T12:00:00.000Z' },
  { own: '1', foreign: '0.9412', currency: 'CHF', of: '2024-12-31T12:00:00.000Z' },
]

export type SeedStyleCount = { from: number; percentOff: string }
export type SeedAudience = { key: string; label: string; percentOff: string; words: string }

/** What the demo foundry sells for less. It has no coupons: nothing is given away by surprise. */
export const DEMO_STYLE_COUNTS: SeedStyleCount[] = [{ from: 4, percentOff: '20' }]

export const DEMO_AUDIENCES: SeedAudience[] = [
  {
    key: 'student',
    label: 'Students',
    percentOff: '50',
    words: 'For somebody who studies, for as long as they do: not for work that is paid.',
  },
  {
    key: 'non-profit',
    label: 'Non-profit organisations',
    percentOff: '30',
    words: 'For an organisation that is registered as serving the public good.',
  },
]
