import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { seedAlone } from '@/seed/seed-alone'
import { seedCatalogue } from '@/seed/seed-catalogue'
import { seedPages } from '@/seed/seed-pages'
import { seedPriceRules } from '@/seed/seed-price-rules'
import { listFiles } from '../../support/shop/list-files'
import { openShop } from '../../support/shop/open-shop'
import { SMALL_CATALOGUE } from '../../support/shop/small-catalogue'

const shop = await openShop()
afterAll(() => shop.close())

const SEEDED = [
  'typefaces',
  'styles',
  'font-files',
  'releases',
  'pages',
  'eulas',
  'licence-types',
] as const

async function everyRow() {
  const lists = await Promise.all(
    SEEDED.map(async (collection) => {
      const { docs } = await shop.payload.find({
        collection,
        depth: 0,
        limit: 1000,
        pagination: false,
        sort: 'id',
        overrideAccess: true,
      })
      return [collection, docs.map(({ id, updatedAt }) => ({ id, updatedAt }))] as const
    }),
  )
  return Object.fromEntries(lists)
}

test('seeding twice changes nothing', async () => {
  const rows = await everyRow()
  const files = await listFiles(`${shop.dataDir}/fonts`)
  await seedPriceRules(shop.payload)
  await seedPages(shop.payload)
  await seedCatalogue(shop.payload, SMALL_CATALOGUE)

  expect(rows.typefaces).toHaveLength(SMALL_CATALOGUE.length)
  expect(await everyRow()).toEqual(rows)
  expect(await listFiles(`${shop.dataDir}/fonts`)).toEqual(files)
})

test('servers that start at once fill a shop one after another, and the next one where one failed', async () => {
  const steps: string[] = []
  const fill = (server: string, failing = false) =>
    seedAlone(shop.payload, async () => {
      steps.push(`${server} begins`)
      await pause(50)
      steps.push(`${server} ends`)
      if (failing) throw new Error('The disk is full.')
    })
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const ended = await Promise.allSettled([fill('a', true), fill('b'), fill('c')])

  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(steps).toHaveLength(6)
  for (const [at, step] of steps.entries())
    if (at % 2) expect(step.split(' ')[0]).toBe(steps[at - 1]?.split(' ')[0])
  expect(said).toHaveBeenCalledWith(expect.stringContaining('waiting for it'))
})

test('nothing unfinished is left of the work on fonts', async () => {
  expect(await listFiles(`${shop.dataDir}/fonts/drafts`)).toEqual([])
})
