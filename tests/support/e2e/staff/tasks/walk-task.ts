import { expect } from '@playwright/test'
import { wireBrowser } from '../../../http/wire-browser'
import type { Browser } from '../../../shop/browser'
import { openStaffSession, type StaffSession } from '../staff-session'
import { test as base } from '../staff-test'
import { readTaskTable } from './task-table'
import { beginWalk, type Walk } from './walk'

/** The shop the tasks are walked in, and its ways without a screen: what a task begins with is made by them. */
export type TaskShop = {
  address: string
  dataDir: string
  staff: StaffSession
  visitor: () => Browser
}

type Worker = { shop: TaskShop; signedIn: Awaited<ReturnType<StaffSession['state']>> }

const test = base.extend<{ walk: Walk }, Worker>({
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
  walk: async ({ page }, provide) => provide(beginWalk(page)),
})

const TABLE = readTaskTable()

/** A row of the table, from the first screen to what it brought about, in as many steps as the table says. */
export function task(name: string, walkIt: (walk: Walk, shop: TaskShop) => Promise<void>): void {
  test(name, async ({ walk, shop, isMobile }) => {
    await walkIt(walk, shop)

    const row = TABLE.find((one) => one.task === name)
    expect(walk.steps(), 'steps, as the table says').toBe(isMobile ? row?.phone : row?.desk)
  })
}
