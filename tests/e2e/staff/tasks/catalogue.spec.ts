import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { aDraft } from '../../../support/e2e/staff/tasks/drafts'
import { task } from '../../../support/e2e/staff/tasks/walk-task'
import { widen } from '../../../support/fonts/change-font'

const SYNE = ['Regular', 'Bold'].map((style) => `src/seed/masters/syne/Syne-${style}.ttf`)

/** Files that the shop does not have yet. */
const WIDER = SYNE.map((path) => ({
  name: basename(path),
  mimeType: 'font/ttf',
  buffer: Buffer.from(widen(readFileSync(path), { 40: 14 })),
}))

function toast(page: Page, words: RegExp) {
  return page.locator('.payload-toast-container').getByText(words).first()
}

task('Upload a family, price it and publish it', async (walk) => {
  const { page } = walk
  await walk.start()
  await walk.menu('Upload fonts')
  await walk.give('Font files', WIDER)
  await walk.choose('Typeface', 'A new typeface')
  await walk.write('Its name', 'Weathervane')
  await walk.key('Enter')
  await expect(page.getByRole('region', { name: 'Weathervane' })).toBeVisible()
  await walk.press('button', 'Carry out: 2 files')
  await expect(page.getByText('All done: 2 files.')).toBeVisible({ timeout: 60_000 })
  await walk.write('One price for all styles, before VAT', '40')
  await walk.press('button', 'Set all')
  await walk.press('button', 'Publish Weathervane')
  await expect(page.getByText('In the shop.')).toBeVisible()

  await page.goto('/typeface/weathervane')
  await expect(page.getByText('40.00 €').first()).toBeVisible()
})

task('Change the price of one style', async (walk) => {
  await walk.start()
  await walk.list('Typefaces')
  await walk.press('link', 'Syne')
  await walk.write('Price of Bold', '47')
  await walk.press('button', 'Save the price of 1 style')

  await expect(walk.page.getByText('Saved. The shop shows these prices.')).toBeVisible()
})

task('Set one price for all styles of a typeface', async (walk) => {
  await walk.start()
  await walk.list('Typefaces')
  await walk.press('link', 'Cormorant')
  await walk.write('One price for all styles, before VAT', '41')
  await walk.press('button', 'Set all')
  await walk.press('button', /^Save the prices of \d+ styles$/)

  await expect(walk.page.getByText('Saved. The shop shows these prices.')).toBeVisible()
})

task('Give a typeface another name', async (walk, shop) => {
  const { name, id } = await aDraft(shop)
  await walk.start()
  await walk.list('Typefaces')
  await walk.search(name)
  await walk.press('link', name)
  await walk.write(walk.page.locator('#field-name'), `${name} Renamed`)
  await walk.press('button', 'Save Draft')
  await expect(toast(walk.page, /successfully/)).toBeVisible()

  const [draft] = await shop.staff.find('typefaces', { 'where[id][equals]': id, draft: 'true' })
  expect(draft).toMatchObject({ name: `${name} Renamed` })
})

task('Put a typeface into the trash and take it out again', async (walk, shop) => {
  const { name } = await aDraft(shop)
  await walk.start()
  await walk.list('Typefaces')
  await walk.search(name)
  await walk.press('link', name)
  await walk.on(walk.page.locator('.doc-controls__popup .popup-button'))
  await walk.on(walk.page.locator('#action-delete'))
  await walk.press('button', 'Confirm')
  await walk.page.waitForURL(/typefaces\?/)
  await walk.press('button', 'Trash')
  await walk.page.waitForURL(/trash/)
  await walk.press('link', name)
  await walk.press('button', 'Restore')
  await walk.press('button', 'Confirm')

  await expect(toast(walk.page, /restored/)).toBeVisible()
})

task('Go back to an earlier version of a typeface', async (walk, shop) => {
  const { name, id } = await aDraft(shop)
  await shop.staff.change(`typefaces/${id}`, { lead: 'Too much was changed.' }, true)
  await walk.start()
  await walk.list('Typefaces')
  await walk.search(name)
  await walk.press('link', name)
  await walk.press('link', /^Versions( \d+)?$/)
  await walk.on(walk.page.locator('.saved-versions').getByRole('link').last())
  await walk.press('button', /^Restore this version/)
  await walk.press('button', 'Confirm')
  await walk.page.waitForURL(new RegExp(`typefaces/${id}$`))

  const [draft] = await shop.staff.find('typefaces', { 'where[id][equals]': id, draft: 'true' })
  expect(draft?.lead ?? null).toBeNull()
})

task('Publish a typeface on a day to come', async (walk, shop) => {
  const { name } = await aDraft(shop)
  const { page } = walk
  await walk.start()
  await walk.list('Typefaces')
  await walk.search(name)
  await walk.press('link', name)
  await walk.on(page.locator('#action-save-popup .popup-button'))
  await walk.press('button', 'Schedule Publish')
  const dialog = page.getByRole('dialog')
  await walk.on(dialog.locator('label').getByText('Publish', { exact: true })) // “Unpublish” comes first, even of a draft
  await walk.write(page.locator('.schedule-publish .date-time-picker input'), '24 Dec 2027, 10:00')
  await page.keyboard.press('Tab')
  await walk.press('button', 'Save', dialog)

  await expect(dialog.getByRole('row', { name: /^Publish 24\.12\.2027, 10:00/ })).toBeVisible()
})
