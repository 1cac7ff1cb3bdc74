import { expect, test } from '@playwright/test'
import { openPage } from '../../../support/e2e/open-page'

test('a language is found by its name, shows a sentence of its own, and is typed on in @commit', async ({
  page,
}) => {
  await openPage(page, '/typeface/alegreya')
  await page.getByRole('textbox', { name: 'Find a language' }).fill('czech')
  // A name can be chosen once the sentences are there.
  await page.locator('label', { hasText: /^Czech$/ }).click()

  const sentence = page.getByText('Všichni lidé rodí se svobodní')
  await expect(sentence).toBeVisible()
  await expect(sentence).toHaveAttribute('lang', 'cs')
  await expect(sentence).toHaveCSS('font-family', /^"?Alegreya/)

  await page.getByRole('link', { name: 'Type on in Alegreya, in Czech' }).click()
  await expect(page).toHaveURL(/\/explore\/alegreya\?text=/)
  await expect(page.getByRole('textbox', { name: /^Sheet set in Alegreya/ })).toHaveValue(
    /^Všichni lidé/,
  )
})
