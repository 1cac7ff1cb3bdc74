import { afterAll, expect, test } from 'vitest'
import { aPaidPurchase, readStatus } from '../../support/shop/buyer'
import { openShop } from '../../support/shop/open-shop'
import { readArchive } from '../../support/shop/read-archive'
import { signInStaff } from '../../support/shop/staff'

const shop = await openShop()
const staff = await signInStaff(shop)
afterAll(() => shop.close())

const ALL = { depth: 0, limit: 100, overrideAccess: true } as const

test('what was sold is delivered though staff delete the style, its typeface and how it was licensed', async () => {
  const buyer = shop.visitor()
  const { order } = await aPaidPurchase(buyer)
  const [style] = (
    await shop.payload.find({
      collection: 'styles',
      where: { 'typeface.slug': { equals: 'young-serif' } },
      ...ALL,
    })
  ).docs
  const types = (await shop.payload.find({ collection: 'licence-types', ...ALL })).docs
  const early = await staff.ask('DELETE', `/api/typefaces/${style?.typeface as string}`)
  const gone = [
    `/api/styles/${style?.id}`,
    `/api/typefaces/${style?.typeface as string}`,
    ...types.map(({ id }) => `/api/licence-types/${id}`),
  ]
  const statuses: number[] = []
  for (const path of gone) statuses.push((await staff.ask('DELETE', path)).status)
  const { licences } = await readStatus(buyer, order)
  const files = await readArchive(await buyer.fetch(licences[0]?.download_url ?? ''))

  expect(early.status).toBe(409)
  expect(statuses).toEqual(gone.map(() => 200))
  expect(licences[0]).toMatchObject({ state: 'active', styles: ['Young Serif Regular'] })
  expect(files.map(({ sha256 }) => sha256)).toContain(style?.master)
  expect(files.map(({ name }) => name.split('/').at(-1))).toContain('EULA Desktop licence 1.0.pdf')
})

test.each(['font-files', 'eulas', 'orders', 'licences', 'grants', 'releases', 'payment-events'])(
  'nobody of the foundry deletes a row of %s',
  async (collection) => {
    const { docs } = await shop.payload.find({ collection: collection as 'orders', ...ALL })
    const { status } = await staff.ask('DELETE', `/api/${collection}/${docs[0]?.id ?? 'any'}`)

    expect(status).toBe(403)
  },
)
