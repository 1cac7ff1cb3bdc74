import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { aBuyer, aSale } from '../../../support/e2e/staff/tasks/sales'
import type { TaskShop } from '../../../support/e2e/staff/tasks/task-test'
import { task } from '../../../support/e2e/staff/tasks/walk-task'

async function aTypeface({ staff }: TaskShop, slug: string): Promise<string> {
  const [typeface] = await staff.find('typefaces', { 'where[slug][equals]': slug })
  return typeface?.id ?? ''
}

task('Read what was sold this month, by country', async (walk, shop) => {
  await aSale(shop)
  await walk.start()
  await walk.press('link', 'Reports', walk.page.getByRole('region', { name: 'Sales' }))
  await walk.press('link', 'Country')
  await walk.page.waitForURL(/by=country/)
  await walk.press('link', 'This month')
  await walk.page.waitForURL(/from=.+-01&/)

  const table = walk.page.getByRole('table', { name: /^EUR/ })
  await expect(table.getByRole('row', { name: /^Germany/ })).toBeVisible()
})

task('Take the sales of any days along as a table', async (walk, shop) => {
  await aSale(shop)
  await walk.start()
  await walk.press('link', 'Reports', walk.page.getByRole('region', { name: 'Sales' }))
  await walk.write('From', '2026-01-01')
  await walk.press('button', 'Show')
  await walk.page.waitForURL(/from=2026-01-01/)
  const file = await walk.file(() => walk.press('link', 'Download this table as CSV'))

  expect(await readFile(await file.path(), 'utf8')).toContain('Young Serif')
})

task('Give a designer a share of a typeface', async (walk, shop) => {
  const name = aBuyer('Dora').company
  await walk.start()
  await walk.list('Designers and shares')
  await walk.create()
  await walk.write(/^Name/, name)
  await walk.press('button', 'Add Share')
  await walk.pick('shares__0__typeface', 'Unbounded')
  await walk.write(walk.page.locator('#field-shares__0__percent'), '2.5')
  await walk.press('button', 'Save')
  await walk.page.waitForURL(/designers\/[0-9a-f-]{36}/)

  const [designer] = await shop.staff.find('designers', { 'where[name][equals]': name })
  expect(designer).toMatchObject({ shares: [{ percent: '2.5' }] })
})

task('Take along what a designer is owed', async (walk, shop) => {
  const name = aBuyer('Dan').company
  const shares = [{ typeface: await aTypeface(shop, 'instrument-serif'), percent: '20' }]
  await shop.staff.create('designers', { name, shares })
  await aSale(shop, { ...aBuyer(), slugs: ['instrument-serif'] })
  await walk.start()
  await walk.press('link', 'Reports', walk.page.getByRole('region', { name: 'Sales' }))
  await walk.press('link', 'Royalties')
  await expect(walk.page.getByRole('region', { name: `${name}, EUR` })).toBeVisible()
  const file = await walk.file(() => walk.press('link', 'Download this table as CSV'))

  expect(await readFile(await file.path(), 'utf8')).toContain(name)
})
