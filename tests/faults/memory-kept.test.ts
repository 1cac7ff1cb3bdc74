import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { putTable } from '../support/faults/change-table'
import { foreignFiles } from '../support/faults/foreign-files'
import { overfillTables } from '../support/faults/overfill-tables'
import { randomBytes } from '../support/faults/random-from'
import { aStyle, openStaffDoor } from '../support/faults/staff-door'
import { sweep } from '../support/faults/sweep'
import { tangleGlyphs } from '../support/faults/tangle-glyphs'
import { fontProcesses, measureMemory } from '../support/faults/traces'
import { openShop } from '../support/shop/open-shop'

const MEGABYTE = 1024 * 1024
/** A round each. */
const SEEDS = sweep.isWhole ? [1, 2, 3] : [sweep.seed]

const shop = await openShop()
const staff = await openStaffDoor(shop)
afterAll(() => shop.close())

const font = await readFile('src/seed/masters/instrument-serif/InstrumentSerif-Regular.ttf')
const style = await aStyle(shop, 'kept')

/** What is sent is made for each round and held by nobody after it. */
async function sendEverything(seed: number): Promise<number[]> {
  const noise = putTable(font, 'junk', randomBytes(31 * MEGABYTE, seed))
  const files = [
    ...foreignFiles(font).map(({ bytes }) => bytes),
    ...[...overfillTables(font), ...tangleGlyphs(font)].map(({ bytes }) => bytes),
    noise,
  ]
  const answers = await Promise.all(files.map((bytes) => staff.upload(style, bytes)))
  return [...new Set(answers.map(({ status }) => status))].toSorted()
}

test('damaged fonts and bombs, thirty at once, leave the shop less than 100 MB larger, however often', async () => {
  await staff.upload(style, font)
  const before = await measureMemory()
  const rounds: number[][] = []
  for (const seed of SEEDS) rounds.push(await sendEverything(seed))
  const after = await measureMemory()

  expect(rounds.flat().filter((status) => status !== 400)).toEqual([])
  expect((after.held - before.held) / MEGABYTE).toBeLessThan(100)
  expect((after.resident - before.resident) / MEGABYTE).toBeLessThan(100)
  expect(fontProcesses().length).toBeLessThanOrEqual(2)
})
