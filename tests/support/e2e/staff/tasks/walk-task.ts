import { expect } from '@playwright/test'
import { readTaskTable } from './task-table'
import { type TaskShop, test as base } from './task-test'
import { beginWalk, type Walk } from './walk'

const test = base.extend<{ walk: Walk }>({
  walk: async ({ page }, provide) => provide(beginWalk(page)),
})

const TABLE = readTaskTable()

/** A row of the table, from the first screen to what it brought about, in as many steps as the table says. */
export function task(name: string, walkIt: (walk: Walk, shop: TaskShop) => Promise<void>): void {
  test(name, { tag: '@commit' }, async ({ walk, shop, isMobile }) => {
    await walkIt(walk, shop)

    const row = TABLE.find((one) => one.task === name)
    expect(walk.steps(), 'steps, as the table says').toBe(isMobile ? row?.phone : row?.desk)
  })
}
