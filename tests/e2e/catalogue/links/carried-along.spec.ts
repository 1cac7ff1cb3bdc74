import { expect, test } from '@playwright/test'
import { openPage } from '../../../support/e2e/open-page'

test('what was typed goes along with its style: to the family, the tester, the shop and back @commit', async ({
  page,
}) => {
  await openPage(page, '/explore')
  await page.getByRole('button', { name: 'Black' }).click()
  await page.getByLabel('Type in every family').fill('Quayside')
  await page.getByRole('link', { name: /^Geist/ }).click()

  await expect(page).toHaveURL(/\/typeface\/geist\?style=[\w-]+&text=Quayside&axes=wght:900$/)
  const tested = page.locator('.test textarea').first()
  await expect(tested).toHaveValue('Quayside')
  await tested.fill('Quay & side')
  await page.getByRole('link', { name: 'Full screen' }).click()
  const sheet = page.getByRole('textbox', { name: /^Sheet set in/ })
  await expect(sheet).toHaveValue('Quay & side')

  await page.getByRole('link', { name: 'Choose licences' }).click()
  await expect(page).toHaveURL(/\/shop\?.*text=Quay\+%26\+side$/)
  await expect(page.locator('.st-typed').first()).toHaveText('Quay & side')
  await page.goBack()
  await expect(sheet).toHaveValue('Quay & side')

  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()
  await expect(page.getByLabel('Type in every family')).toHaveValue('Quay & side')
})

test('a feature that was selected sets the test, the full screen and Compare, and is selected again in Explore', async ({
  page,
}) => {
  await openPage(page, '/explore')
  await page.getByRole('button', { name: 'Small caps' }).click()
  await page.getByRole('link', { name: /^Alegreya/ }).click()
  await expect(page).toHaveURL(/\/typeface\/alegreya\?features=smcp$/)
  await expect(page.locator('.test-text').first()).toHaveCSS('font-feature-settings', '"smcp"')
  await expect(page.getByRole('checkbox', { name: 'Small capitals' })).toBeChecked()

  await page.getByRole('link', { name: 'Full screen' }).click()
  await expect(page.locator('.play-text')).toHaveCSS('font-feature-settings', '"smcp"')
  await page.getByRole('link', { name: 'Compare', exact: true }).first().click()
  await expect(page.locator('.cmp-say').first()).toHaveCSS('font-feature-settings', '"smcp"')
  await page.getByRole('checkbox', { name: 'Small capitals' }).uncheck()
  await expect(page).not.toHaveURL(/smcp/)

  await page.goBack()
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Small caps' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
