import { expect, test } from '@playwright/test'
import { chooseStyles } from '../../support/e2e/buy-steps'

test('the currency and the lines of the folded bill are each met where they are written @commit', async ({
  page,
}) => {
  await page.goto('/shop?typeface=fraunces')
  await chooseStyles(page, ['Light', 'Bold'])
  const currency = page.getByLabel('Currency')
  const lines = page.getByRole('button', { name: /^\d+ lines/ })

  await currency.tap({ trial: true })
  await lines.locator('[data-lines]').tap()
  await expect(lines).toHaveAttribute('aria-expanded', 'true')
  await currency.tap({ trial: true })
})
