import { afterAll, expect, test } from 'vitest'
import { readReleasePage } from '@/operations/catalogue/show-releases'
import { seedCatalogue } from '@/seed/seed-catalogue'
import { demoTypeface } from '@/seed/demo-typefaces'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

test('a seed that is cut short before the newest release goes on with it', async () => {
  const failing = Object.assign(Object.create(payload) as typeof payload, {
    update: (query: Parameters<typeof payload.update>[0]) => {
      if (query.collection === 'styles') throw new Error('cut short')
      return payload.update(query as never)
    },
  })
  await expect(seedCatalogue(failing, [demoTypeface('geist')])).rejects.toThrow('cut short')
  expect(await versions()).toEqual(['1.002'])

  await seedCatalogue(payload, [demoTypeface('geist')])
  expect(await versions()).toEqual(['1.800', '1.002'])
})

test('the newest release of Geist says what its notes claim', async () => {
  const [newest, earlier] = (await readReleasePage(payload, 'geist'))?.releases ?? []

  expect(newest).toMatchObject({
    releasedOn: '2026-06-01T00:00:00.000Z',
    newStyles: ['Variable Italic'],
    languages: { lost: ['Skolt Sami'] },
    redrawn: { since: '1.002' },
    reflow: { kind: 'may' },
  })
  expect(newest?.languages.added).toContain('Vietnamese')
  expect(newest?.drawn?.glyphs.map(({ code }) => String.fromCodePoint(code)).join('')).toMatch(
    /^7.{11}$/,
  )
  expect(earlier).toMatchObject({
    releasedOn: '2023-12-19T00:00:00.000Z',
    reflow: { kind: 'first' },
  })
})

async function versions(): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'releases',
    where: { 'typeface.slug': { equals: 'geist' } },
    sort: '-createdAt',
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ version }) => version)
}
