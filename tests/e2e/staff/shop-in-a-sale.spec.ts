import { expect } from '@playwright/test'
import {
  beginSale,
  endSales,
  findMisplaced,
  writeLongPrices,
} from '../../support/e2e/staff/kinds-of-shop'
import { signInAsStaff } from '../../support/e2e/staff/sign-in-as-staff'
import { test } from '../../support/e2e/staff/staff-test'
import { walk } from '../../support/e2e/visit/walk'

test('in a sale two prices stand beside each name, in their boxes, and a walk on a phone is lawful', async ({
  page,
  browser,
  baseURL,
  copy,
}) => {
  test.setTimeout(300_000)
  await signInAsStaff(page)
  await writeLongPrices(page, true)
  await beginSale(page, copy.dataDir)
  const visitor = await browser.newPage({ baseURL, viewport: { width: 360, height: 780 } })
  try {
    await expect(async () => {
      await visitor.goto('/')
      await expect(visitor.locator('.row-add s').first()).toBeVisible({ timeout: 1000 })
    }).toPass()
    expect(await walk(visitor, { seed: 7, steps: 25 })).toHaveLength(25)
    expect(await findMisplaced(visitor)).toEqual([])
  } finally {
    await visitor.close()
    await endSales(page)
    await writeLongPrices(page, false)
  }
})
