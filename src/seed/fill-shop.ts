import type { FlattenedField, Payload } from 'payload'
import { isRecord } from '@/domain/is-record'
import { ownValue } from '@/domain/own-value'
import { KNOWN_RATES } from '@/domain/tax/known-rates'
import { readShop } from '@/operations/records/shop'
import type { Shop } from '@/payload-types'
import {
  DEMO_AUDIENCES,
  DEMO_EXCHANGE_RATES,
  DEMO_PRICE_LISTS,
  DEMO_STYLE_COUNTS,
} from './demo-foundry'

type Entry = [name: keyof Shop, value: unknown]

export const DEMO_SHOP = {
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

const DEMO = Object.entries(DEMO_SHOP) as Entry[]

/** Gives the shop the demo's seller and prices where nothing stands yet: what staff wrote stays. */
export async function fillShop(payload: Payload): Promise<void> {
  const shop = await readShop(payload)
  const empty = DEMO.filter(([name]) => holdsSeed(shop[name], emptyValue(payload, name)))
  await changeShop(payload, empty)
}

/** Takes them back where they are still the demo's. */
export async function emptyShop(payload: Payload): Promise<void> {
  const shop = await readShop(payload)
  const filled = DEMO.filter(
    ([name, value]) =>
      holdsSeed(shop[name], value) && !holdsSeed(shop[name], emptyValue(payload, name)),
  )
  await changeShop(
    payload,
    filled.map(([name]) => [name, emptyValue(payload, name)]),
  )
}

async function changeShop(payload: Payload, entries: Entry[]): Promise<void> {
  if (entries.length === 0) return
  await payload.updateGlobal({
    slug: 'shop',
    data: Object.fromEntries(entries),
    context: { quiet: true },
    overrideAccess: true,
    depth: 0,
  })
}

/** What stands in a field of a shop that nobody has set up. */
function emptyValue(payload: Payload, name: keyof Shop): unknown {
  const shop = payload.globals.config.find(({ slug }) => slug === 'shop')
  const field = shop?.flattenedFields.find((one) => one.name === name)
  return field ? emptyOf(field) : null
}

function emptyOf(field: FlattenedField): unknown {
  if (field.type === 'group')
    return Object.fromEntries(field.flattenedFields.map((one) => [one.name, emptyOf(one)]))
  const { defaultValue } = field as { defaultValue?: unknown }
  if (field.type === 'array') return Array.isArray(defaultValue) ? defaultValue : []
  return isRecord(defaultValue) || typeof defaultValue === 'function'
    ? null
    : (defaultValue ?? null)
}

/** Whether a row still says all that the seed gave it; what the database adds (ids, times, empty fields) does not count. */
export function holdsSeed(row: unknown, seed: unknown): boolean {
  if (Array.isArray(seed)) {
    const rows = Array.isArray(row) ? row : []
    return rows.length === seed.length && seed.every((one, index) => holdsSeed(rows[index], one))
  }
  if (isRecord(seed)) {
    return Object.entries(seed).every(([key, value]) =>
      holdsSeed(isRecord(row) ? ownValue(row, key) : undefined, value),
    )
  }
  return (row ?? null) === (seed ?? null)
}
