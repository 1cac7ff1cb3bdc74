import { expect } from '@playwright/test'
import { aBuyer, anEnquiry, aSale, aTrial } from '../../../support/e2e/staff/tasks/sales'
import { task } from '../../../support/e2e/staff/tasks/walk-task'

task('See all that a company bought', async (walk, shop) => {
  const buyer = aBuyer('Press')
  const [one, other] = [await aSale(shop, buyer), await aSale(shop, buyer)]
  await walk.start()
  await walk.menu('Buyers')
  await walk.write('Address, name or company', buyer.company)
  await walk.press('button', 'Find')
  await walk.press('link', buyer.company)

  const orders = walk.page.getByRole('region', { name: 'Orders', exact: true })
  await expect(orders.getByRole('link')).toHaveText([other.order_number, one.order_number])
})

task('Put two addresses of a company together', async (walk, shop) => {
  const [one, other] = [aBuyer('Twin'), aBuyer('Twin')]
  await aSale(shop, one)
  await walk.start()
  await walk.list('Customers')
  await walk.create()
  await walk.write(/^Name/, one.company)
  for (const { email } of [one, other]) {
    await walk.write(walk.page.locator('.field-emails input').first(), email)
    await walk.page.keyboard.press('Enter')
  }
  await walk.press('button', 'Save')
  await walk.page.waitForURL(/customers\/[0-9a-f-]{36}/)

  const [customer] = await shop.staff.find('customers', { 'where[name][equals]': one.company })
  expect(customer).toMatchObject({ emails: [one.email, other.email] })
})

task('Follow a trial up, with a note', async (walk, shop) => {
  const email = await aTrial(shop)
  await walk.start()
  await walk.press('link', /new trials? to follow up$/)
  await walk.page.waitForURL(/[?&]limit=/)
  await walk.press('link', email)
  await walk.press('checkbox', 'Followed up')
  await walk.write('Note', 'Wants the italic.')
  await walk.press('button', 'Save')
  await expect(walk.page.getByText('Updated successfully.')).toBeVisible()

  const [trial] = await shop.staff.find('trial-orders', { 'where[email][equals]': email })
  expect(trial).toMatchObject({ followedUpBy: 'staff@fount.example', note: 'Wants the italic.' })
})

task('Note that an enquiry is answered', async (walk, shop) => {
  const name = await anEnquiry(shop)
  await walk.start()
  await walk.press('link', /without an answer$/)
  await walk.page.waitForURL(/[?&]limit=/)
  await walk.press('link', name)
  await walk.pick('state', 'Answered')
  await walk.press('button', 'Save')
  await expect(walk.page.getByText('Updated successfully.')).toBeVisible()

  const [enquiry] = await shop.staff.find('enquiries', { 'where[name][equals]': name })
  expect(enquiry).toMatchObject({ state: 'answered', followedUpBy: 'staff@fount.example' })
})

task('Begin a quote from an enquiry', async (walk, shop) => {
  const name = await anEnquiry(shop)
  await walk.start()
  await walk.press('link', /without an answer$/)
  await walk.page.waitForURL(/[?&]limit=/)
  await walk.press('link', name)
  await walk.press('link', 'Make a quote for them')

  await expect(walk.page.getByLabel('Name of the client')).toHaveValue(name)
})
