import type { Payload, PayloadRequest } from 'payload'
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

const PICTURES = ['logo', 'favicon', 'sharingPicture'] as const

/**
 * SQLite empties the fields of a deleted picture by itself; on MongoDB the shop would keep an id that leads nowhere, and no
 * save of its settings would pass any more.
 */
export async function dropPictureOfShop(req: PayloadRequest, id: string | number): Promise<void> {
  const shop = await readShop(req.payload)
  const gone = PICTURES.filter((name) => shop[name] === id)
  if (gone.length === 0) return
  const data = Object.fromEntries(gone.map((name) => [name, null]))
  await req.payload.updateGlobal({ slug: 'shop', data, depth: 0, overrideAccess: true, req })
}
