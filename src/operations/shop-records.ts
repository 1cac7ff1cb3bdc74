import type { Payload } from 'payload'
import type { ExchangeRate } from '@/domain/money/exchange-rate'
import type { StyleCount } from '@/domain/pricing/cover/style-count'
import type { Shop } from '@/payload-types'

/** The foundry's own settings: seller, currency, tax rates. */
export function readShop(payload: Payload): Promise<Shop> {
  return payload.findGlobal({ slug: 'shop', depth: 0, overrideAccess: true })
}

/** What several styles at single prices cost less. */
export function styleCountsOf({ styleCounts }: Shop): StyleCount[] {
  return (styleCounts ?? []).map(({ from, percentOff }) => ({ from, percentOff }))
}

/** A date of the admin is an instant of its day. */
export function exchangeRatesOf({ exchangeRates }: Shop): ExchangeRate[] {
  return (exchangeRates ?? []).map(({ currency, foreign, own, of }) => ({
    ...{ currency, foreign, own },
    of: of.slice(0, '2027-01-01'.length),
  }))
}
