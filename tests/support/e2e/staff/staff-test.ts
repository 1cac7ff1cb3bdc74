import { test as base } from '@playwright/test'
import { copyShop } from '../shops/copied-shop'

type Copy = { address: string; dataDir: string }

/** For journeys that change the catalogue: in a shop of their own, so that visitors' journeys can run beside them. */
export const test = base.extend<object, { copy: Copy; address: string }>({
  copy: [
    async ({}, provide) => {
      const copy = copyShop()
      const { address } = await copy.serve('staff')
      await provide({ address, dataDir: copy.dataDir })
      await copy.close()
    },
    { scope: 'worker' },
  ],
  address: [async ({ copy }, provide) => provide(copy.address), { scope: 'worker' }],
  baseURL: async ({ address }, provide) => provide(address),
})
