import { test as base } from '@playwright/test'
import { copyShop } from '../shops/copied-shop'

/** For journeys that change the catalogue: in a shop of their own, so that visitors' journeys can run beside them. */
export const test = base.extend<object, { address: string }>({
  address: [
    async ({}, provide) => {
      const copy = copyShop()
      const { address } = await copy.serve('staff')
      await provide(address)
      await copy.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, provide) => provide(address),
})
