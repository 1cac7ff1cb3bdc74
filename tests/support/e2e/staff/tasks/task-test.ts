import { wireBrowser } from '../../../http/wire-browser'
import type { Browser } from '../../../shop/browser'
import { openStaffSession, type StaffSession } from '../staff-session'
import { test as base } from '../staff-test'

/** The shop the tasks are walked in, and its ways without a screen: what a task begins with is made by them. */
export type TaskShop = {
  address: string
  dataDir: string
  staff: StaffSession
  visitor: () => Browser
}

type Worker = { shop: TaskShop; signedIn: Awaited<ReturnType<StaffSession['state']>> }

/** Every page begins signed in. */
export const test = base.extend<object, Worker>({
  shop: [
    async ({ copy }, provide) => {
      const staff = await openStaffSession(copy)
      await provide({ ...copy, staff, visitor: () => wireBrowser(copy.address) })
      await staff.close()
    },
    { scope: 'worker' },
  ],
  signedIn: [async ({ shop }, provide) => provide(await shop.staff.state()), { scope: 'worker' }],
  storageState: async ({ signedIn }, provide) => provide(signedIn),
})
