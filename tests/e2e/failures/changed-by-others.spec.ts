import { expect, test, type Page } from '@playwright/test'
import { chooseStyles } from '../../support/e2e/buy-steps'
import { nextFrames } from '../../support/e2e/next-frames'
import { PERSON } from '../../support/e2e/readers'

test.use({ userAgent: PERSON })

for (const path of ['/', '/explore', '/typeface/fraunces', '/licences']) {
  test(`what an extension adds to ${path} before hydration is no error of the shop${path === '/' ? ' @commit' : ''}`, async ({
    page,
  }) => {
    const told: string[] = []
    page.on('pageerror', ({ message }) => told.push(message))
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('main')?.prepend(document.createElement('aside'))
      })
    })
    await page.goto(path, { waitUntil: 'networkidle' })

    await expect(page.locator('.cart-count')).toHaveText('0')
    await expect.poll(() => told.join()).toContain('Minified React error #418')
    await nextFrames(page)
    await expect(page.getByText('Internal Server Error')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Explore', exact: true }).first()).toBeVisible()
  })
}

test('a page that a translator has taken over goes on: its names stay, its figures change', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto('/shop?typeface=fraunces')
  await expect(page.getByText('None of 20')).toBeVisible()
  await translate(page)

  await chooseStyles(page, ['Thin', 'Light'])
  await expect(page.getByText('Two of 20')).toBeVisible()
  const both = await total(page)
  await page.getByRole('checkbox', { name: 'Thin', exact: true }).uncheck()
  await expect(page.getByText('One of 20')).toBeVisible()

  expect(both).toBeGreaterThan(0)
  expect(await total(page)).toBe(both / 2)
  await expect(page.locator('.style-row .n font')).toHaveCount(0)
  expect(faults).toEqual([])
})

async function total(page: Page): Promise<number> {
  return Number(await page.getByLabel('Total').textContent())
}

/** What Chrome's translator does: every text into elements of its own, also those that come later. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const isLeft = (element: Element | null) =>
      element?.closest('script, style, font, [translate=no]')
    const take = () => {
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walk.nextNode()) texts.push(walk.currentNode as Text)
      for (const text of texts.filter(
        ({ data, parentElement }) => data.trim() && !isLeft(parentElement),
      )) {
        const font = document.createElement('font')
        font.append(document.createElement('font'))
        font.firstElementChild?.append(text.data)
        text.replaceWith(font)
      }
    }
    take()
    new MutationObserver(take).observe(document.body, { childList: true, subtree: true })
  })
}
