import { expect, type Page } from '@playwright/test'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { expectNoSideways } from '../../support/e2e/expect-no-sideways'
import { signInAsStaff } from '../../support/e2e/staff/sign-in-as-staff'
import { test } from '../../support/e2e/staff/staff-test'
import { wireBrowser } from '../../support/http/wire-browser'
import { aLine, checkOut, confirm, createPayment, payDemo } from '../../support/shop/buyer'

test('a shop that rents fits a phone: its rows, its lists and an order with its download', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsStaff(page)
  await sellAll(page, 'month')
  const visitor = await browser.newPage({ baseURL, viewport: { width: 360, height: 780 } })
  try {
    await expect(async () => {
      await visitor.goto('/')
      await expect(visitor.getByText('a month').first()).toBeVisible({ timeout: 1000 })
    }).toPass()
    expect(await coveredCaptions(visitor)).toEqual([])
    for (const path of ['/', '/licences', '/shop?typeface=young-serif', await anOrder(baseURL)]) {
      await visitor.goto(path)
      await expectNoSideways(visitor)
    }
    await expect(visitor.getByRole('link', { name: 'Download Young Serif' })).toBeInViewport({
      ratio: 1,
    })
  } finally {
    await visitor.close()
    await sellAll(page, 'once')
  }
})

/** Every licence for sale, past its form: of that, other journeys tell. */
async function sellAll(page: Page, sold: 'month' | 'once'): Promise<void> {
  const status = await page.evaluate(
    async (data) => {
      const where = '?where[kind][equals]=retail'
      const headers = { 'Content-Type': 'application/json' }
      const body = JSON.stringify(data)
      return (await fetch(`/api/licence-types${where}`, { method: 'PATCH', headers, body })).status
    },
    { sold },
  )
  expect(status).toBe(200)
}

/** The captions of home that lie under the price of their row. */
function coveredCaptions(page: Page): Promise<string[]> {
  return page.getByRole('article').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [extent, price] = ['.has', '.row-add'].map((one) => row.querySelector(one))
      if (!extent || !price || getComputedStyle(extent).visibility === 'hidden') return []
      const text = document.createRange()
      text.selectNodeContents(extent)
      const isFree = text.getBoundingClientRect().right <= price.getBoundingClientRect().left
      return isFree ? [] : [extent.textContent ?? '']
    }),
  )
}

/** Bought without a screen: how that looks, other journeys tell. */
async function anOrder(address = ''): Promise<string> {
  const buyer = wireBrowser(address)
  const line = await aLine(buyer, { slug: 'young-serif' })
  const { body: cart } = await buyer.post<PricedCart>('/api/order', { lines: [line] })
  const { body: order } = await checkOut(buyer, cart, { email: 'rents@example.org' })
  const { body: payment } = await createPayment(buyer, cart)
  await payDemo(buyer, payment)
  await confirm(buyer, cart, payment)
  return `/order/${order.order_key}`
}
