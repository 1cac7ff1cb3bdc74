import { expect, test } from '@playwright/test'
import { buyByCalls } from '../../support/e2e/buy-by-calls'
import { downloadFonts } from '../../support/e2e/crawl/download-fonts'
import { expectNoSideways } from '../../support/e2e/expect-no-sideways'
import { linkInMail } from '../../support/e2e/read-mails'

for (const width of [1280, 360]) {
  test(`at ${width} px, whoever lost the mail finds the fonts by the address they bought with${width === 360 ? ' @commit' : ''}`, async ({
    page,
    baseURL,
    browser,
  }) => {
    const email = `lost-${width}@example.org`
    const order = await buyByCalls(baseURL ?? '', email)
    await page.setViewportSize({ width, height: 780 })

    await page.goto('/order/a-mail-that-is-gone')
    await page.getByRole('link', { name: 'Find my order' }).click()
    await page.waitForURL(/\/my-licences$/)
    await expectNoSideways(page)
    const send = page.getByRole('button', { name: 'Send me the link' })
    await send.click()
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/./)
    await page.getByLabel('E-mail').fill(email)
    await send.click()
    await expect(page.getByRole('status').filter({ hasText: 'mail' })).toBeVisible()

    const link = await linkInMail(email, /\/my-licences\/[\w-]{52}/)
    const stranger = await browser.newPage()
    await stranger.goto(link)
    await expect(stranger.getByText('It was asked for in another browser')).toBeVisible()
    await stranger.close()

    await page.goto(link)
    await expectNoSideways(page)
    await page.getByRole('button', { name: 'Open my licences' }).click()
    await page.waitForURL(/\/my-licences$/)
    await expect(page.getByRole('link', { name: order.order_number })).toHaveCount(2)
    await expectNoSideways(page)
    expect((await downloadFonts(page, 'Fraunces')).length).toBeGreaterThan(2)

    await page.goto(link)
    await expect(page.getByText('This link has been used or is too old.')).toBeVisible()
    await page.goto('/my-licences')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(send).toBeVisible()
  })
}
