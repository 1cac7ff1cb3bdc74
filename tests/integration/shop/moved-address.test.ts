import { afterAll, expect, test } from 'vitest'
import { moveSellerAddress, readShop } from '@/operations/records/shop'
import type { Shop } from '@/payload-types'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

const OLD = 'Musterstraße 12\n12345 Musterstadt\n\nGermany'

test('the address of an older shop is found in the street, and everything beside it stays', async () => {
  const before = await readShop(payload)
  await store({ sellerAddress: OLD, address: {} })
  await moveSellerAddress(payload)
  const after = await readShop(payload)

  expect(after.address?.street).toBe('Musterstraße 12, 12345 Musterstadt, Germany')
  expect(after.taxRates).toEqual(before.taxRates)
  expect([after.seller, after.email]).toEqual([before.seller, before.email])
})

test('a street that staff deleted does not come back with the next start', async () => {
  await store({ sellerAddress: OLD, address: {} })
  await moveSellerAddress(payload)
  await payload.updateGlobal({
    slug: 'shop',
    data: { address: { street: null } },
    overrideAccess: true,
  })
  await moveSellerAddress(payload)

  expect((await readShop(payload)).address?.street).toBeNull()
})

test('a street that staff wrote stays', async () => {
  await store({ sellerAddress: OLD, address: { street: 'Lange Reihe 1', city: 'Hamburg' } })
  await moveSellerAddress(payload)

  expect((await readShop(payload)).address).toMatchObject({
    street: 'Lange Reihe 1',
    city: 'Hamburg',
  })
})

/** As an older shop stored it: past the form, which no longer has the field. */
async function store(old: Partial<Shop>): Promise<void> {
  const row = await payload.db.findGlobal({ slug: 'shop' })
  const none = { street: null, street2: null, postalCode: null, city: null }
  const address = { ...none, ...old.address }
  await payload.db.updateGlobal({ slug: 'shop', data: { ...row, ...old, address } })
}
