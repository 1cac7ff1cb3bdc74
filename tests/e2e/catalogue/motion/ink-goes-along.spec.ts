import { expect, test, type Page } from '@playwright/test'
import { openPage } from '../../../support/e2e/open-page'

test('the ink of a name stays at its letters when it goes to its own page, until something moves it @commit', async ({
  page,
}) => {
  await page.addInitScript(noteFirstWeight)
  await openPage(page, '/')
  const box = await page.locator('#fraunces .name').boundingBox()
  if (!box) throw new Error('The name is not there.')
  await page.mouse.move(box.x + box.width * 0.98, box.y + box.height / 2)
  await expect.poll(() => weightOfLast(page, '#fraunces')).toBeGreaterThan(800)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForURL(/\/typeface\/fraunces$/)

  await expect
    .poll(() => page.evaluate(() => (window as NotedWindow).firstWeight))
    .toBeGreaterThan(700)
  await page.mouse.move(1, 1)
  await expect.poll(() => weightOfLast(page, '.hero')).toBeLessThan(500)
})

type NotedWindow = Window & { firstWeight?: number }

/** Runs in the browser. The weight of the last letter of the page's own name, in the frame that first shows it. */
function noteFirstWeight(): void {
  const note = () => {
    const letter = document.querySelector<HTMLElement>('.hero .line.is-split i:last-child')
    if (!letter) return requestAnimationFrame(note)
    ;(window as NotedWindow).firstWeight = Number(letter.dataset.v)
  }
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(note))
}

async function weightOfLast(page: Page, place: string): Promise<number> {
  const letter = page.locator(`${place} .line.is-split i`).last()
  return Number(await letter.getAttribute('data-v'))
}
