import { expect, test } from '@playwright/test'
import { addToCart, chooseStyles } from '../../support/e2e/buy-steps'
import { expectNoSideways } from '../../support/e2e/expect-no-sideways'

for (const width of [1280, 360]) {
  test(`at ${width} px, a lawyer compares licences, reads a text and saves it, and buys nothing${width === 1280 ? ' @commit' : ''}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await page.goto('/licences')
    const table = page.getByRole('table')
    const web = table.getByRole('row', { name: /^Web/ })
    await expectNoSideways(page)
    await page.getByLabel('Prices of').selectOption('Fraunces')
    await expect(page).toHaveURL(/\?typeface=fraunces$/)
    await expect(table).toContainText('One style of Fraunces, from 45.00 €')
    await expect(web).toContainText('to 100 000 views67.50')
    await page.reload()
    await expect(page.getByLabel('Prices of')).toHaveValue('fraunces')

    await page.getByRole('link', { name: 'Read all of it: the Desktop licence' }).click()
    await expect(page).toHaveURL(/\/eula\/desktop$/)
    await expect(page.getByRole('heading', { name: 'How users are counted' })).toBeVisible()
    expect((await request.get('/eula/desktop/1')).status()).toBe(200)
    expect((await request.get('/eula/desktop/7')).status()).toBe(404)

    const href = await page.getByRole('link', { name: 'Save as PDF' }).getAttribute('href')
    const pdf = await request.get(href ?? '')
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    expect((await request.get('/api/eula/desktop/1.pdf')).status()).toBe(200)
  })
}

test('a domain is asked for in the cart, and told before the details', async ({ page }) => {
  await page.goto('/shop?typeface=fraunces')
  await chooseStyles(page, ['Light'])
  await page.getByRole('radio', { name: 'Web, to 10 000 views' }).check()
  await addToCart(page)

  const domain = page.getByLabel('Web: Domain')
  await page.getByRole('button', { name: 'Your details' }).click()
  await expect(domain).toBeFocused()
  await expect(page.getByText('Write the domain, such as example.org.')).toBeVisible()

  await domain.fill('https://www.example.org/fonts')
  await page.getByRole('button', { name: 'Your details' }).click()
  await page.waitForURL(/\?step=details$/)
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible()
  await page.goBack()
  await expect(domain).toHaveValue('example.org')
})

test('the style one was testing is picked in the shop', async ({ page }) => {
  await page.goto('/explore/fraunces?style=bold-italic')
  await page.getByRole('link', { name: 'Choose licences' }).click()
  await expect(page.getByRole('checkbox', { name: 'Bold Italic', exact: true })).toBeChecked()
})
