import { expect, test, type Page } from '@playwright/test'
import {
  addToCart,
  chooseStyles,
  giveDetails,
  openDetails,
  openPayment,
} from '../../support/e2e/buy-steps'
import { openPage } from '../../support/e2e/open-page'

test('from step to step the ink beside the panel moves on, and no name is set anew @commit', async ({
  page,
}) => {
  await openPage(page, '/shop?typeface=young-serif')
  await watchNames(page)
  const first = await weightsOf(page)

  await chooseStyles(page, ['Regular'])
  await addToCart(page)
  const inCart = await expectMovedOn(page, first)
  await openDetails(page)
  const inDetails = await expectMovedOn(page, inCart)
  await giveDetails(page)
  await openPayment(page)
  await expectMovedOn(page, inDetails)

  expect(await page.evaluate(() => (window as unknown as Watched).framesWithout)).toEqual([])
})

type Watched = { framesWithout: string[] }

/** From here on every frame looks whether each name is the one that stood there before, in letters that move. */
async function watchNames(page: Page): Promise<void> {
  const moving = page.locator('.shop-backdrop .line.is-split')
  await expect.poll(() => moving.count()).toBeGreaterThan(2)
  await page.evaluate(() => {
    const names = [...document.querySelectorAll('.shop-backdrop .line.is-split')]
    const seen: string[] = []
    Object.assign(window, { framesWithout: seen })
    const look = () => {
      const lost = names.filter((name) => !name.isConnected || !name.matches('.is-split'))
      if (lost.length > 0) seen.push(`${location.pathname}: ${lost.length}`)
      requestAnimationFrame(look)
    }
    look()
  })
}

async function expectMovedOn(page: Page, before: string): Promise<string> {
  await expect.poll(() => weightsOf(page)).not.toBe(before)
  await expect.poll(async () => (await weightsOf(page)) === (await weightsOf(page))).toBe(true)
  return weightsOf(page)
}

function weightsOf(page: Page): Promise<string> {
  return page
    .locator('.shop-backdrop .line.is-split i')
    .evaluateAll((letters) => letters.map((letter) => (letter as HTMLElement).dataset.v).join())
}
