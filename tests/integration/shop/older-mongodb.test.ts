import { afterAll, expect, test } from 'vitest'
import { renameFields } from '@/operations/records/any-collection'
import { openShop } from '../../support/shop/open-shop'
import { mongoOf } from '../../support/shop/template/empty-database'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

test('default positions that an older shop stored by another name are found, however often it starts', async () => {
  const before = await positions()
  expect(before).toContainEqual(expect.objectContaining({ wght: expect.any(Number) }))
  await mongoOf(payload)?.collections.styles?.collection.updateMany(
    {},
    { $rename: { defaultCoordinates: 'restCoordinates' } },
  )

  await renameFields(payload)
  await renameFields(payload)

  expect(await positions()).toEqual(before)
})

async function positions(): Promise<unknown[]> {
  const { docs } = await payload.find({
    collection: 'styles',
    limit: 100,
    sort: 'id',
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ defaultCoordinates }) => defaultCoordinates)
}
