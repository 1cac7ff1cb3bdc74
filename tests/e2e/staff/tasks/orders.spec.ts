import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import {
  aBuyer,
  aSale,
  aTransfer,
  aTransferInReview,
  licencesOf,
  today,
} from '../../../support/e2e/staff/tasks/sales'
import type { Walk } from '../../../support/e2e/staff/tasks/walk'
import { task } from '../../../support/e2e/staff/tasks/walk-task'

function orderPage({ page }: Walk) {
  return page.getByRole('region', { name: 'Order', exact: true })
}

task('Find an order by the number of a licence', async (walk, shop) => {
  const order = await aSale(shop)
  const [licence = ''] = await licencesOf(shop, order)
  await walk.start()
  await walk.list('Orders')
  await walk.search(licence)
  await walk.press('link', order.order_number)

  await expect(orderPage(walk).getByRole('list', { name: 'Licences' })).toContainText(licence)
})

task('Find the orders of a company', async (walk, shop) => {
  const buyer = aBuyer('Paper')
  const orders = [await aSale(shop, buyer), await aSale(shop, buyer)]
  await walk.start()
  await walk.list('Orders')
  await walk.search(buyer.company)

  const numbers = walk.page.locator('tbody').getByRole('link')
  await expect(numbers).toHaveText(orders.toReversed().map(({ order_number }) => order_number))
})

task('See which orders are not paid yet', async (walk, shop) => {
  const [paid, unpaid] = [await aSale(shop), await aTransfer(shop)]
  await walk.start()
  await walk.list('Orders')
  await walk.press('link', /^Unpaid \d+$/)

  const table = walk.page.getByRole('table')
  await expect(table).toContainText(unpaid.order_number)
  await expect(table).not.toContainText(paid.order_number)
})

task('Copy the address of the buyer’s page', async (walk, shop) => {
  const order = await aSale(shop)
  await walk.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await walk.start()
  await walk.press('link', order.order_number)
  await walk.press('button', 'Copy its address', orderPage(walk))

  await expect(walk.page.getByText('Copied', { exact: true })).toBeVisible()
  const copied = await walk.page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`/order/${order.order_key}`)
})

task('Send the fonts’ mail again', async (walk, shop) => {
  const order = await aSale(shop)
  await walk.start()
  await walk.press('link', order.order_number)
  await walk.press('button', 'Send the mail again')
  await walk.press('button', 'Send it')

  await expect(orderPage(walk).getByText('The mail is on its way.')).toBeVisible()
})

task('Give the money of one line back', async (walk, shop) => {
  const order = await aSale(shop, { ...aBuyer(), slugs: ['young-serif', 'instrument-serif'] })
  await walk.start()
  await walk.press('link', order.order_number)
  await walk.press('button', 'Give money back')
  await walk.press('radio', 'Lines of the order')
  await walk.press('checkbox', /^Young Serif/)
  await walk.write('Why, for whoever reads this later (needed)', 'Bought by mistake.')
  await walk.press('button', /^Give [\d.]+\s€ back$/)

  await expect(orderPage(walk).getByText('Partly refunded')).toBeVisible()
})

task('Note something at an order', async (walk, shop) => {
  const order = await aSale(shop)
  await walk.start()
  await walk.press('link', order.order_number)
  await walk.press('button', 'Write a note')
  await walk.write('Note', 'Rang us about the invoice.')
  await walk.press('button', 'Keep the note')

  const history = orderPage(walk).getByRole('list', { name: 'History' })
  await expect(history).toContainText('Rang us about the invoice.')
})

task('Correct the name of a licensee', async (walk, shop) => {
  const order = await aSale(shop)
  const [licence = ''] = await licencesOf(shop, order)
  await walk.start()
  await walk.press('link', order.order_number)
  await walk.press('button', `Correct the licensee, ${licence}`)
  await walk.write('Licensee, as the licence shall name them', 'Corrected GmbH')
  await walk.write('Why, for whoever reads this later (needed)', 'A slip of the pen.')
  await walk.press('button', 'Write it into the licence')

  const papers = orderPage(walk).getByRole('region', { name: 'Papers' })
  await expect(papers).toContainText(`Licence ${licence}, version 2`)
})

task('Revoke a licence', async (walk, shop) => {
  const order = await aSale(shop)
  const [licence = ''] = await licencesOf(shop, order)
  await walk.start()
  await walk.press('link', order.order_number)
  await walk.press('button', `Revoke, ${licence}`)
  await walk.write('Why; whoever holds it reads this, too (needed)', 'Used for too many people.')
  await walk.press('button', 'Revoke it now')

  const licences = orderPage(walk).getByRole('list', { name: 'Licences' })
  await expect(licences).toContainText('Used for too many people.')
})

task('Mark a bank transfer as paid', async (walk, shop) => {
  const { order_number, total } = await aTransfer(shop)
  await walk.start()
  await walk.press('link', order_number)
  await walk.write('Amount that came, EUR', String(total / 100))
  await walk.write('On', today())
  await walk.write(/^Where you saw it/, 'Statement 12')
  await walk.press('button', 'The money has come')

  await expect(orderPage(walk).getByText(/Paid on/)).toBeVisible()
})

task('Decide an order that waits for a person', async (walk, shop) => {
  const order = await aTransferInReview(shop)
  await walk.start()
  await walk.press('link', order.order_number)
  await walk.write('Why, for whoever reads this later (needed)', 'Fees of the bank.')
  await walk.press('button', /^Accept [\d.]+\s€ and deliver$/)

  await expect(orderPage(walk).getByText('Accepted and delivered')).toBeVisible()
})

task('Take an invoice along', async (walk, shop) => {
  const order = await aSale(shop)
  await walk.start()
  await walk.press('link', order.order_number)
  const file = await walk.file(() => walk.press('link', /^Invoice /, orderPage(walk)))

  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

task('See whether the fonts were fetched', async (walk, shop) => {
  const order = await aSale(shop)
  await walk.start()
  await walk.press('link', order.order_number)

  const licences = orderPage(walk).getByRole('list', { name: 'Licences' })
  await expect(licences).toContainText('Not fetched yet')
})

task('Take the invoices of a month along for the books', async (walk, shop) => {
  await aSale(shop) // of a demo: the books of a shop that takes real money hold it
  await walk.start()
  await walk.press('link', 'Reports', walk.page.getByRole('region', { name: 'Sales' }))
  await walk.press('link', 'This month')
  await walk.page.waitForURL(/from=/)
  const file = await walk.file(() => walk.press('link', /^Invoices and credit notes/))

  expect(file.suggestedFilename()).toMatch(/^example-invoices-\d{4}-\d\d-01-to-.+\.csv$/)
})
