import { expect, test, type Page } from '@playwright/test'
import { openPage } from '../../../support/e2e/open-page'

test('the ink of a name stays at its letters when it goes to its own page, until something moves it', async ({
  page,
}) => {
  await page.addInitScript(noteLettersAtFirst)
  await openPage(page, '/')
  const box = await page.locator('#fraunces .name').boundingBox()
  if (!box) throw new Error('The name is not there.')
  await page.mouse.move(box.x + box.width * 0.98, box.y + box.height / 2)
  await expect.poll(() => heaviestOf(page, '#fraunces')).toBe('s')
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForURL(/\/typeface\/fraunces$/)

  await expect.poll(() => page.evaluate(() => (window as NotedWindow).heaviestAtFirst)).toBe('s')
  await expect.poll(() => heaviestOf(page, '.hero')).not.toBe('s')
})

type NotedWindow = Window & { heaviestAtFirst?: string }

/** Runs in the browser. The heaviest letter of the page's own name, in the frame that first shows it. */
function noteLettersAtFirst(): void {
  const note = () => {
    const letters = [...document.querySelectorAll<HTMLElement>('.hero .line.is-split i')]
    if (letters.length === 0) return requestAnimationFrame(note)
    const [heaviest] = letters.toSorted(
      (one, other) => Number(other.dataset.v) - Number(one.dataset.v),
    )
    ;(window as NotedWindow).heaviestAtFirst = heaviest?.textContent ?? ''
  }
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(note))
}

async function heaviestOf(page: Page, place: string): Promise<string> {
  const letters = page.locator(`${place} .line.is-split i`)
  return letters.evaluateAll(
    (all) =>
      all.toSorted(
        (one, other) => Number(other.getAttribute('data-v')) - Number(one.getAttribute('data-v')),
      )[0]?.textContent ?? '',
  )
}
