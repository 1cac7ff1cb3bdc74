import { expect } from '@playwright/test'
import { aQuote } from '../../../support/money/quotes'
import { aBuyer } from '../../../support/e2e/staff/tasks/sales'
import { task } from '../../../support/e2e/staff/tasks/walk-task'

task('Write a quote for a family, with a line of one’s own', async (walk, shop) => {
  const { email } = aBuyer()
  await walk.start()
  await walk.list('Quotes')
  await walk.on(walk.page.getByText('New quote', { exact: true }))
  await walk.write('Name of the client', 'Cleo Client')
  await walk.write('E-mail', email)
  await walk.press('button', 'Add fonts')
  await walk.choose('Family', 'Young Serif')
  await walk.press('checkbox', 'Desktop')
  await walk.press('button', 'Add a line')
  await walk.write('What line 1 is for', 'Lettering, three days')
  await walk.write('Amount of line 1', '1200')
  await walk.press('button', 'Make the quote')
  await walk.page.waitForURL(/quotes\/[0-9a-f-]{36}/)

  await expect(walk.page.getByText(`For ${email}, valid until`)).toBeVisible()
  const [quote] = await shop.staff.find('quotes', { 'where[email][equals]': email })
  expect(quote).toMatchObject({ extras: [{ text: 'Lettering, three days', amount: 120000 }] })
})

task('Mail a quote to its client', async (walk, shop) => {
  const { email } = aBuyer()
  const quote = await aQuote(shop.visitor(), { email })
  await walk.start()
  await walk.list('Quotes')
  await walk.press('link', quote.quote_number)
  await walk.press('button', `Mail its link to ${email}`)

  await expect(walk.page.getByText('Its link is on its way to the client.')).toBeVisible()
})
