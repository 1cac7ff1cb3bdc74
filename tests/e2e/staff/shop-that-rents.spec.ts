import { expect } from '@playwright/test'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { expectNoSideways } from '../../support/e2e/expect-no-sideways'
import { findMisplaced, sellAll, writeLongPrices } from '../../support/e2e/staff/kinds-of-shop'
import { signInAsStaff } from '../../support/e2e/staff/sign-in-as-staff'
import { test } from '../../support/e2e/staff/staff-test'
import { walk } from '../../support/e2e/visit/walk'
import { wireBrowser } from '../../support/http/wire-browser'
import { aLine, checkOut, confirm, createPayment, payDemo } from '../../support/shop/buyer'

test('a shop that rents fits a phone, its words are in their boxes, and a walk through it is lawful', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  await signInAsStaff(page)
  await writeLongPrices(page, true)
  await sellAll(page, 'month')
  const visitor = await browser.newPage({ baseURL, viewport: { width: 360, height: 780 } })
  try {
    await expect(async () => {
      await visitor.goto('/')
      await expect(visitor.getByText('a month').first()).toBeVisible({ timeout: 1000 })
    }).toPass()
    for (const path of ['/', '/licences', '/shop?typeface=young-serif', await anOrder(baseURL)]) {
      await visitor.goto(path)
      await expectNoSideways(visitor)
    }
    await expect(visitor.getByRole('link', { name: 'Download Young Serif' })).toBeInViewport({
      ratio: 1,
    })
    expect(await walk(visitor, { seed: 8, steps: 25 })).toHaveLength(25)
    expect(await findMisplaced(visitor)).toEqual([])
  } finally {
    await visitor.close()
    await sellAll(page, 'once')
    await writeLongPrices(page, false)
  }
})

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
