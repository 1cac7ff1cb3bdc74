import type { Payload, PayloadRequest } from 'payload'
import type { OrderQuestion } from '@/domain/licensing/answers/order-question'
import type { ExchangeRate } from '@/domain/money/exchange-rate'
import type { Audience } from '@/domain/pricing/discounts/audience'
import type { StyleCount } from '@/domain/pricing/priced-family'
import type { NavigationEntry } from '@/domain/site/frame/compose-navigation'
import type { SitePicture } from '@/domain/site/frame/site-frame'
import { dayIn } from '@/domain/tax/day-in-country'
import type { Media, Navigation, Shop } from '@/payload-types'
import { idOf } from '../id-of'
import { readKept } from '../read-once'
import { findById } from './rows'

/** The foundry's own settings: seller, currency, tax rates. */
export function readShop(payload: Payload): Promise<Shop> {
  return readKept(payload, 'shop', () =>
    payload.findGlobal({ slug: 'shop', depth: 0, overrideAccess: true }),
  )
}

/** The day it is at the seller's. */
export async function readToday(payload: Payload): Promise<string> {
  return dayIn((await readShop(payload)).country, new Date())
}

/** What several styles at single prices cost less. */
export function styleCountsOf({ styleCounts }: Shop): StyleCount[] {
  return (styleCounts ?? []).map(({ from, percentOff }) => ({ from, percentOff }))
}

/** Whom the shop sells to for less. */
export function audiencesOf({ audiences }: Shop): Audience[] {
  return (audiences ?? []).map(({ key, label, percentOff, words, proof }) => ({
    ...{ key, label, percentOff, words },
    ...(proof === 'file' ? { proof } : {}),
  }))
}

/** A date of the admin is an instant of its day. */
export function exchangeRatesOf({ exchangeRates }: Shop): ExchangeRate[] {
  return (exchangeRates ?? []).map(({ currency, foreign, own, of }) => ({
    ...{ currency, foreign, own },
    of: of.slice(0, '2027-01-01'.length),
  }))
}

/** Beside what the foundry asks already. */
export async function askEachOrder(req: PayloadRequest, question: OrderQuestion): Promise<void> {
  const { orderQuestions } = await readShop(req.payload)
  const asked = orderQuestions ?? []
  if (asked.some(({ key }) => key === question.key)) return
  const data = { orderQuestions: [...asked, question] }
  await req.payload.updateGlobal({ slug: 'shop', data, depth: 0, overrideAccess: true, req })
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

export async function readNavigation(payload: Payload) {
  const navigation = await payload.findGlobal({
    slug: 'navigation',
    depth: 0,
    overrideAccess: true,
  })
  return { bar: entriesOf(navigation.bar), foot: entriesOf(navigation.foot) }
}

function entriesOf(rows: Navigation['bar']): NavigationEntry[] {
  return (rows ?? []).map(({ label, kind, page, designer, address }) => ({
    label,
    kind,
    page: page ? idOf(page) : null,
    designer: designer ? idOf(designer) : null,
    address: address ?? null,
  }))
}

/** null: none was chosen, or it was deleted since. */
export async function findPicture(payload: Payload, media: string | Media | null | undefined) {
  if (!media) return null
  const picture = await findById(payload, 'media', idOf(media))
  return picture?.url ? pictureOf(picture) : null
}

/** A file that was replaced has another address: browsers keep the one before. */
function pictureOf({ url, updatedAt, width, height }: Media): SitePicture {
  const version = Date.parse(updatedAt).toString(36)
  return { src: `${url}?${version}`, width: width ?? null, height: height ?? null }
}
