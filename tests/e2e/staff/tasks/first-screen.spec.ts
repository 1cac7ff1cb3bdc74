import { expect } from '@playwright/test'
import { failMails } from '../../../support/e2e/staff/tasks/fail-mails'
import { aBuyer, aSale, aTransferInReview } from '../../../support/e2e/staff/tasks/sales'
import { task } from '../../../support/e2e/staff/tasks/walk-task'

task('Go from what needs a person to the orders it is about', async (walk, shop) => {
  const [paid, waiting] = [await aSale(shop), await aTransferInReview(shop)]
  await walk.start()
  await walk.press('link', /orders? for you to decide$/)

  const table = walk.page.getByRole('table')
  await expect(table).toContainText(waiting.order_number)
  await expect(table).not.toContainText(paid.order_number)
})

task('Send mails again that could not be delivered', async (walk, shop) => {
  const buyer = aBuyer()
  await aSale(shop, buyer)
  await failMails(shop, buyer.email)
  await walk.start()
  await walk.press('button', 'Send again')

  await expect(walk.page.getByText(/mail on the way again\.$/)).toBeVisible()
})

task('Find what is lacking before the first sale', async (walk) => {
  await walk.start()
  await walk.press('link', 'Legal pages')
  await walk.press('link', 'Finish the draft: Imprint')

  await expect(walk.page.getByLabel(/^Title/)).toHaveValue('Imprint')
})
