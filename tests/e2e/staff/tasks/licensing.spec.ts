import { expect } from '@playwright/test'
import { aSale } from '../../../support/e2e/staff/tasks/sales'
import { task } from '../../../support/e2e/staff/tasks/walk-task'

task('Stop selling a licence', async (walk) => {
  await walk.start()
  await walk.list('Licence types')
  await walk.press('switch', 'For sale: Server')

  await expect(walk.page.getByRole('row', { name: /^Server/ })).toContainText('Not for sale')
})

task('Write a new version of a licence text', async (walk) => {
  const { page } = walk
  await walk.start()
  await walk.list('Licence texts')
  await walk.press('link', 'Make a new version', page.getByRole('row', { name: /^Social licence/ }))
  await walk.write(page.getByLabel('Heading', { exact: true }).first(), 'Who may hold this licence')
  await walk.press('button', /^Save version /)
  await page.waitForURL(/eulas\/[0-9a-f-]{36}/)

  await expect(page.getByLabel(/^Heading/).first()).toHaveValue('Who may hold this licence')
})

task('Make a coupon', async (walk, shop) => {
  await walk.start()
  await walk.list('Coupons')
  await walk.create()
  await walk.write(/^Code/, 'SPRING-12')
  await walk.write(/^Value/, '12')
  await walk.press('button', 'Save')
  await walk.page.waitForURL(/coupons\/[0-9a-f-]{36}/)

  const [coupon] = await shop.staff.find('coupons', { 'where[code][equals]': 'SPRING-12' })
  expect(coupon).toMatchObject({ kind: 'percent', value: 12 })
})

task('See what a coupon brought', async (walk, shop) => {
  await shop.staff.create('coupons', { code: 'SEEN-20', kind: 'percent', value: 20 })
  const order = await aSale(shop, { email: 'coupon@example.org', coupon: 'SEEN-20' })
  await walk.start()
  await walk.list('Coupons')
  await walk.press('link', 'SEEN-20')

  const use = walk.page.getByRole('region', { name: 'Its use' })
  await expect(use.getByRole('link')).toHaveText([order.order_number])
})

task('Add the VAT of a country', async (walk) => {
  await walk.start()
  await walk.menu('The shop')
  await walk.press('button', 'Tax')
  await walk.press('button', 'Add a country')
  await walk.choose('Country: Country', 'Iceland')
  await walk.write('Iceland: Per cent', '25')
  await walk.press('button', 'Save')
  await expect(walk.page.getByText('Updated successfully.')).toBeVisible()

  await expect(walk.page.getByLabel('Iceland: Per cent')).toHaveValue('25')
})
