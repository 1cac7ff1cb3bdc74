import { expect } from '@playwright/test'
import { aPage } from '../../../support/e2e/staff/tasks/drafts'
import { task } from '../../../support/e2e/staff/tasks/walk-task'

const DOT = {
  name: 'dot.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>',
  ),
}

task('Put a link into the menu', async (walk) => {
  const { page } = walk
  await walk.start()
  await walk.menu('Menus')
  // The menu begins with what the bar shows, so the new link stands after it.
  const links = page.locator('[id^="bar-row-"]')
  await expect(links).not.toHaveCount(0)
  const next = await links.count()
  await walk.on(page.getByRole('button', { name: 'Add Link' }).first())
  await walk.write(page.locator(`#field-bar__${next}__label`), 'About us')
  await walk.pick(`bar__${next}__page`, 'About')
  await walk.press('button', 'Save')
  await expect(page.getByText('Updated successfully.')).toBeVisible()

  await page.goto('/')
  const bar = page.getByRole('banner')
  for (const name of ['Explore', 'Trial fonts', 'My licences', 'About us'])
    await expect(bar.getByRole('link', { name, includeHidden: true })).toBeAttached()
})

task('Put the menu into another order', async (walk, shop) => {
  const { page } = walk
  const link = (label: string) => ({ label, kind: 'explore' })
  await shop.staff.set('navigation', { bar: [link('First'), link('Second')] })
  await walk.start()
  await walk.menu('Menus')
  await walk.on(page.locator('#bar-row-1 .array-actions__button, #bar-row-1 .popup-button').first())
  await walk.press('button', 'Move Up')
  await walk.press('button', 'Save')
  await expect(page.getByText('Updated successfully.')).toBeVisible()

  await expect(page.locator('#field-bar__0__label')).toHaveValue('Second')
})

task('Upload a picture and say what it shows', async (walk) => {
  const { page } = walk
  await walk.start()
  await walk.list('Media')
  await walk.create()
  await walk.give(page.locator('input[type=file]'), DOT)
  await walk.write(/^What it shows/, 'A dot')
  await walk.press('button', 'Save')
  await page.waitForURL(/media\/[0-9a-f-]{36}/)

  await expect(page.getByLabel(/^What it shows/)).toHaveValue('A dot')
})

task('Set a new page with a block and publish it', async (walk) => {
  const { page } = walk
  await walk.start()
  await walk.list('Pages')
  await walk.create()
  await walk.write(/^Title/, 'Fairs')
  await walk.write(/^Address/, 'fairs')
  // What the form is told of its fields comes back late, and without a block that was added meanwhile.
  await page.waitForLoadState('networkidle')
  await walk.press('button', 'Add Block')
  await walk.press('button', 'Quotation')
  await walk.write(page.locator('#field-blocks__0__text'), 'Read by lamplight')
  await walk.press('button', 'Publish changes')
  await page.waitForURL(/pages\/[0-9a-f-]{36}/)

  await page.goto('/fairs')
  await expect(page.getByText('“Read by lamplight”')).toBeVisible()
})

task('Say what search engines show of a page', async (walk, shop) => {
  const { title, slug } = await aPage(shop)
  const { page } = walk
  await walk.start()
  await walk.list('Pages')
  await walk.search(title)
  await walk.press('link', title)
  await walk.press('button', 'SEO')
  await walk.write(page.locator('#field-meta__title'), 'Found by everybody')
  await walk.press('button', 'Publish changes')
  await expect(page.getByText('Updated successfully.')).toBeVisible()

  await page.goto(`/${slug}`)
  await expect(page).toHaveTitle(/Found by everybody/)
})
