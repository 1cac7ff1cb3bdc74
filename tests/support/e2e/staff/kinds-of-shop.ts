import { expect, type Page } from '@playwright/test'
import { createClient } from '@libsql/client'
import { join } from 'node:path'
import type { Sale } from '@/payload-types'
import { findOverlaps } from '../ink/find-overlaps'
import { findSpilledText } from '../ink/find-spilled-text'

/** Signed in as staff, past every form: of those, other journeys tell. */
async function change(page: Page, method: string, path: string, data: object) {
  const status = await page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch(path, { method, headers, body })).status
    },
    [method, path, JSON.stringify(data)] as const,
  )
  expect(status, path).toBeLessThan(300)
}

/** Every licence for sale. */
export function sellAll(page: Page, sold: 'month' | 'once'): Promise<void> {
  return change(page, 'PATCH', '/api/licence-types?where[kind][equals]=retail', { sold })
}

const SALE = { kind: 'percent', appliesTo: 'all', showsBanner: true } satisfies Partial<Sale>

/** A sale of everything from today on, in a shop that has sold for longer than the 30 days a sale is compared with. */
export async function beginSale(page: Page, dataDir: string): Promise<void> {
  const database = createClient({ url: `file:${join(dataDir, 'fount.db')}` })
  await database.execute('pragma busy_timeout = 10000')
  for (const table of ['typefaces', 'styles', 'bundles'])
    await database.execute(`update ${table} set created_at = '2020-01-01T00:00:00.000Z'`)
  await database.execute('delete from price_history')
  database.close()

  // In the seller’s country: no sale begins on a day that is over.
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })
  const [firstDay, lastDay] = [0, 9].map((days) => day.format(Date.now() + days * DAY_MS))
  const line = 'Every family costs less until the end of next week, in every licence there is.'
  const sale = { ...SALE, name: 'Winter sale', percentOff: '35.5', firstDay, lastDay, line }
  await change(page, 'POST', '/api/sales', sale)
}

export function endSales(page: Page): Promise<void> {
  return change(page, 'DELETE', '/api/sales?where[id][exists]=true', {})
}

const DAY_MS = 86_400_000

/** Long figures, beside the currency of account. */
export function writeLongPrices(page: Page, on: boolean): Promise<void> {
  const priceLists = [{ currency: 'JPY', factor: '163.4', rounding: 'none' }]
  return change(page, 'POST', '/api/globals/shop', { priceLists: on ? priceLists : [] })
}

/** Whatever stands beside prices, where each is two or that of a term. */
const PATHS = ['/', '/typeface/recursive', '/licences', '/shop?typeface=fraunces']

/** What of the pages with prices is not where it belongs, from a phone to a wide screen. */
export async function findMisplaced(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.addInitScript(() => {
    localStorage.currency = 'JPY'
  })
  for (const path of PATHS) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    found.push(...(await findSpilledText(page)))
    if (path === '/') found.push(...(await findOverlaps(page)))
  }
  return found
}
