import { expect, type Page } from '@playwright/test'
import type { MasterFile } from '../../fonts/unprepared/families'

type Offer = { names: readonly string[]; masters: readonly MasterFile[]; price: string }

/** What publishes a typeface makes its pages anew. */
const PATIENCE = { timeout: 30_000 }

/** Goes the way staff go with fonts they have just been sent: all of them at once, one price each, and into the shop. */
export async function publishFamilies(page: Page, { names, masters, price }: Offer) {
  await page.goto('/admin/upload')
  await page.getByLabel('Font files').setInputFiles([...masters])
  const count = masters.length
  await page.getByRole('button', { name: `Carry out: ${count} files` }).click({ timeout: 60_000 })
  await expect(page.getByText(`All done: ${count} files.`)).toBeVisible({ timeout: 120_000 })
  for (const name of names) {
    const family = page.getByRole('region', { name, exact: true })
    await priceEveryStyle(family, price)
    await family.getByRole('button', { name: `Publish ${name}` }).click()
    await expect(family.getByText('In the shop.')).toBeVisible(PATIENCE)
  }
}

async function priceEveryStyle(family: ReturnType<Page['getByRole']>, price: string) {
  const forAll = family.getByLabel('One price for all styles')
  const forOne = family.getByRole('textbox', { name: /^Price of / })
  await expect(forOne.first()).toBeVisible()
  if (await forAll.isVisible()) {
    await forAll.fill(price)
    await family.getByRole('button', { name: 'Set all' }).click()
  } else {
    await forOne.fill(price)
    await forOne.press('Enter')
  }
  await family.getByRole('button', { name: /^Save the prices? of / }).click()
  await expect(family.getByText('Saved. The shop shows these prices.')).toBeVisible(PATIENCE)
}
