import { expect, type Page } from '@playwright/test'
import { signInAsStaff } from '../../../support/e2e/staff/sign-in-as-staff'
import { test } from '../../../support/e2e/staff/staff-test'

const BOLD_ITALIC = 'src/seed/masters/alegreya/Alegreya-BoldItalic.ttf'

test('staff upload a master, take over what it says and publish the typeface @commit', async ({
  page,
}) => {
  test.slow() // Every file of a master is derived on the way.
  const name = `Probe ${Date.now().toString(36)}`
  await signInAsStaff(page)
  await makeDraft(page, name)

  await page.getByRole('button', { name: 'New style' }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByText('Save the style first, then upload its master.')).toBeVisible()
  await form.getByRole('button', { name: 'Save', exact: true }).click()

  await form.getByLabel('Upload the master').setInputFiles(BOLD_ITALIC)
  await expect(form.getByText('The master is in, and every file of it is ready.')).toBeVisible({
    timeout: 30_000,
  })
  await expect(factIn(form, 'Family')).toHaveText('Alegreya')
  await expect(form.getByRole('row', { name: /WOFF2 Name in the menu/ })).toBeVisible()
  await expect(form.getByRole('row', { name: 'Name New style Bold Italic' })).toBeVisible()

  await form.getByRole('button', { name: 'Use what the file says' }).click()
  await expect(form.getByText('Filled in. Save the style to keep it.')).toBeVisible()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await form.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('row', { name: /^Bold Italic 700/ })).toBeVisible()

  await page.getByRole('textbox', { name: 'Price of the family' }).fill('60')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Status: Published')).toBeVisible()
  await page.goto(`/typeface/${slugOf(name)}`)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
})

test('a file that is no font is refused with a sentence, and the style stays as it was', async ({
  page,
}) => {
  await signInAsStaff(page)
  await page.goto('/admin/collections/styles')
  await page.getByRole('table').getByRole('link').first().click()
  const master = page.getByRole('region', { name: 'Master' })
  const version = await factIn(master, 'Version').textContent()

  await master
    .getByLabel('Replace the master')
    .setInputFiles({
      name: 'Specimen.otf',
      mimeType: 'font/otf',
      buffer: Buffer.from('%PDF-1.7 specimen'),
    })

  await expect(master.getByRole('alert')).toContainText('not a font')
  await expect(factIn(master, 'Version')).toHaveText(version ?? '')
})

async function makeDraft(page: Page, name: string): Promise<void> {
  await page.goto('/admin/collections/typefaces/create')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Address' }).fill(slugOf(name))
  await page.getByRole('combobox').first().click()
  await page.getByRole('option', { name: 'Serif', exact: true }).click()
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await page.waitForURL(/\/typefaces\/[0-9a-f-]{36}/)
}

function slugOf(name: string): string {
  return name.toLowerCase().replace(' ', '-')
}

function factIn(place: ReturnType<Page['getByRole']>, word: string) {
  return place
    .locator('dl')
    .locator('div', { has: place.page().getByText(word, { exact: true }) })
    .locator('dd')
}
