import { expect, type Page } from '@playwright/test'
import { openOrderAsStaff } from '../../support/e2e/staff/open-order'
import { test } from '../../support/e2e/staff/staff-test'
import { wireBrowser } from '../../support/http/wire-browser'
import { aLine, checkOut, confirm, createPayment, payDemo } from '../../support/shop/buyer'
import type { PricedCart } from '@/domain/cart/priced-cart'

test('staff give one line of an order back; the other stays, and its buyer reads it all @commit', async ({
  page,
  baseURL,
}) => {
  const { number, key } = await aSaleOfTwo(baseURL ?? '')
  const desk = await openOrderAsStaff(page, number)

  await desk.getByRole('button', { name: 'Give money back' }).click()
  await desk.getByRole('radio', { name: 'Lines of the order' }).check()
  await desk.getByRole('checkbox', { name: /Young Serif/ }).check()
  await desk.getByRole('radio', { name: 'Their licences end' }).check()
  await desk.getByLabel('Why, for whoever reads this later').fill('Bought by mistake.')
  await desk.getByRole('button', { name: /^Give [\d.]+\s€ back$/ }).dblclick()

  await expect(desk.getByRole('status')).toContainText('went back')
  await expect(desk.getByText('Partly refunded')).toBeInViewport()
  await expect(desk.getByRole('list', { name: 'Refunds' }).getByRole('listitem')).toHaveCount(1)
  await expect(desk.getByText('Bought by mistake.')).toBeVisible()
  await expectPdf(page, desk.getByRole('link', { name: /^Credit note/ }))

  await page.goto(`/order/${key}`)
  await expect(page.getByText(/of it goes back to the demo card/)).toBeVisible()
  const ended = page.getByRole('listitem').filter({ hasText: 'licence ended' })
  await expect(ended).toContainText('Young Serif')
  await expect(page.getByRole('link', { name: 'Download Instrument Serif' })).toBeVisible()
  await expectPdf(page, page.getByRole('link', { name: /credit note/i }))
})

/** Bought without a screen: how that looks, other journeys tell. */
async function aSaleOfTwo(address: string): Promise<{ number: string; key: string }> {
  const buyer = wireBrowser(address)
  const slugs = ['young-serif', 'instrument-serif']
  const lines = await Promise.all(slugs.map((slug) => aLine(buyer, { slug })))
  const { body: cart } = await buyer.post<PricedCart>('/api/order', { lines })
  const { body: order } = await checkOut(buyer, cart, { email: 'two-lines@example.org' })
  const { body: payment } = await createPayment(buyer, cart)
  await payDemo(buyer, payment)
  await confirm(buyer, cart, payment)
  return { number: order.order_number, key: order.order_key }
}

async function expectPdf(page: Page, link: ReturnType<Page['getByRole']>): Promise<void> {
  const href = await link.getAttribute('href')
  const address = new URL(href ?? '', page.url())
  const opened = await page.evaluate(async (path) => {
    const response = await fetch(path)
    return [response.status, (await response.text()).slice(0, 5)]
  }, address.pathname + address.search)
  expect(opened).toEqual([200, '%PDF-'])
}
