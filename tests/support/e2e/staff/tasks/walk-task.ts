import { expect } from '@playwright/test'
import { readTaskTable } from './task-table'
import { type TaskShop, test as base } from './task-test'
import { beginWalk, type Walk } from './walk'
import { isTurnOf } from '../turns'

const test = base.extend<{ walk: Walk }>({
  walk: async ({ page }, provide) => provide(beginWalk(page)),
})

const TABLE = readTaskTable()

/**
 * A row of the table, from the first screen to what it brought about, in as many steps as the table says. A run of every check walks it
 * at one of the two widths, the run of another commit at the other.
 */
export function task(name: string, walkIt: (walk: Walk, shop: TaskShop) => Promise<void>): void {
  const row = TABLE.find((one) => one.task === name)
  test(name, async ({ walk, shop, isMobile }) => {
    test.skip(!isTurnOf(row?.number ?? 0, isMobile ? 1 : 0), 'walked at the other width')
    await walkIt(walk, shop)

    expect(walk.steps(), 'steps, as the table says').toBe(isMobile ? row?.phone : row?.desk)
  })
}
