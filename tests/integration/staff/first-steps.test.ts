import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test } from 'vitest'
import { licenceBySize } from '@/domain/licensing/licence-by-size'
import { STARTER_TEXTS, STARTERS } from '@/domain/licensing/starter-licences'
import { NothingForSale } from '@/admin/typeface/nothing-for-sale'
import { readFirstSteps, readNeeds } from '@/operations/read-dashboard'
import { readShopPrices } from '@/operations/records/prices/prices'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff } from '../../support/shop/staff'

const shop = await openShop()
const { payload } = shop
const owner = await signInStaff(shop)
const fonts = await signInStaff(shop, { roles: ['fonts'] })
afterAll(() => shop.close())

const ALL = { depth: 1, pagination: false, overrideAccess: true } as const
const press = (staff: typeof owner) => staff.ask('POST', '/api/licence-types/starter', {})
const isDone = async () =>
  (await readFirstSteps(payload)).find(({ step }) => step === 'licences')?.isDone

/** On the first screen, and beside a typeface. */
const warnings = async () => {
  const needs = await readNeeds(payload)
  const props = { payload, i18n: { language: 'en' } }
  const beside = await NothingForSale(props as never)
  return [
    needs.filter(({ kind }) => kind === 'nothing_for_sale').map(({ path }) => path),
    beside ? (renderToStaticMarkup(beside).match(/nobody can buy it/)?.[0] ?? '') : '',
  ]
}
const NOTHING_SOLD = [['/collections/licence-types'], 'nobody can buy it']

test('one press begins a shop with Desktop, Web, App and Trial, each with a text, once', async () => {
  expect((await press(owner)).status).toBe(409)
  await payload.delete({ collection: 'licence-types', where: {}, overrideAccess: true })
  expect(await isDone()).toBe(false)
  expect(await warnings()).toEqual(NOTHING_SOLD)
  expect((await press(fonts)).status).toBe(403)

  await Promise.all([press(owner), press(owner), press(owner)])
  const { docs } = await payload.find({ collection: 'licence-types', sort: 'position', ...ALL })
  const texts = docs.map(({ eula }) => (typeof eula === 'object' ? eula?.title : null))

  expect(docs.map(({ name, tiers }) => [name, tiers?.length ?? 0])).toEqual([
    ['Desktop', 4],
    ['Web', 4],
    ['App', 4],
    ['Trial', 0],
  ])
  expect(docs.map(({ isForSale }) => isForSale)).toEqual([true, true, true, true])
  expect(texts).toEqual(STARTER_TEXTS.map(({ title }) => title))
  expect(await isDone()).toBe(true)
  expect(await warnings()).toEqual([[], ''])
  expect((await press(owner)).status).toBe(409)
})

test('one press begins a shop with one licence by company size, and what each order is asked', async () => {
  await payload.delete({ collection: 'licence-types', where: {}, overrideAccess: true })
  const ask = (kind: unknown) => owner.ask('POST', '/api/licence-types/starter', { kind })
  expect((await ask('by_moon')).status).toBe(400)
  const asked = async () =>
    ((await payload.findGlobal({ slug: 'shop', ...ALL })).orderQuestions ?? []).map(
      ({ label, tiers }) => [label, tiers.length],
    )
  const before = await asked()

  await Promise.all([ask('by_size'), ask('by_size')])
  const { docs } = await payload.find({ collection: 'licence-types', sort: 'position', ...ALL })
  const rules = await readShopPrices(payload)

  expect(docs.map(({ name, tiers }) => [name, tiers?.length ?? 0])).toEqual([
    ['Company', 1],
    ['Trial', 0],
  ])
  expect(await asked()).toEqual([...before, ['People who work at the licensee', 5]])
  expect(licenceBySize(rules) !== null).toBe(before.length === 0)
})

test('a new shop is told nothing that is a demo’s: no open fonts, no law of one country, no other licence', () => {
  const said = JSON.stringify([STARTERS.by_size, STARTERS.by_use])
  const named = [...said.matchAll(/\bthe ([A-Z][\w-]+) licence\b/g)].map(([, name]) => name)
  const offered = Object.values(STARTERS).flatMap(({ types }) => types.map(({ name }) => name))

  expect(said.match(/demo|SIL Open Font|German|that is Video/)).toBeNull()
  expect([...new Set(named)].filter((name) => !offered.includes(name ?? ''))).toEqual([])
})

test('licences that are all off sale, or for trial alone, sell nothing', async () => {
  const isOff = { isForSale: false }
  for (const { key } of STARTERS.by_size.types) {
    const where = { key: { equals: key } }
    await payload.update({ collection: 'licence-types', where, data: isOff, overrideAccess: true })
  }
  expect(await warnings()).toEqual(NOTHING_SOLD)
})
