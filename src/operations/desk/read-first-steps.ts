import type { Payload } from 'payload'
import type { FirstStep, FirstStepState } from '@/domain/staff/first-steps'
import { env } from '@/env'
import type { Shop } from '@/payload-types'
import { isDemo } from '../orders/payment/payment-provider'
import { readShop } from '../shop-records'
import { findMissingLegalPages } from '../site/legal/find-missing-legal-pages'
import { hasRow } from './desk-count-records'

/** What stands between a foundry and its first sale, read from the database and the settings; nobody ticks anything off. */
export async function readFirstSteps(payload: Payload): Promise<FirstStepState[]> {
  const [shop, hasTypeface, hasPrice, hasLicence, missing, isPublished] = await Promise.all([
    readShop(payload),
    hasRow(payload, 'typefaces'),
    hasPrices(payload),
    hasRow(payload, 'licence-types'),
    findMissingLegalPages(payload),
    hasRow(payload, 'typefaces', { _status: { equals: 'published' } }),
  ])
  const done: Record<FirstStep, boolean> = {
    seller: isSellerKnown(shop),
    vat: Boolean(shop.smallBusiness || shop.vatId || shop.taxNumber),
    stripe: !isDemo(),
    mail: env.smtpUrl !== null,
    typeface: hasTypeface,
    prices: hasPrice,
    licences: hasLicence,
    legal: missing.length === 0,
    published: isPublished,
  }
  return (Object.keys(PATHS) as FirstStep[]).map((step) => ({
    ...{ step, isDone: done[step], path: PATHS[step] },
  }))
}

/** Keys and the mail server are settings of the machine: their words say which, no page of the admin does. */
const PATHS: Record<FirstStep, string> = {
  seller: '/globals/shop',
  vat: '/globals/shop',
  stripe: '',
  mail: '',
  typeface: '/upload',
  prices: '/collections/typefaces',
  licences: '/collections/licence-types',
  legal: '/collections/pages',
  published: '/collections/typefaces',
}

/** As an invoice must name it. */
function isSellerKnown({ seller, address, email }: Shop): boolean {
  return Boolean(seller && address?.street && address.city && email)
}

async function hasPrices(payload: Payload): Promise<boolean> {
  const priced = { price: { greater_than: 0 } }
  return (await hasRow(payload, 'styles', priced)) || hasRow(payload, 'typefaces', priced)
}
