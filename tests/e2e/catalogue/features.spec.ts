import { expect, test, type Locator } from '@playwright/test'
import { openPage } from '../../support/e2e/open-page'

const SLUGS = ['fraunces', 'alegreya', 'geist', 'vazirmatn']

for (const slug of SLUGS) {
  test(`each feature of ${slug} shows letters that it draws otherwise, and what they are without it on pointing`, async ({
    page,
  }) => {
    await openPage(page, `/typeface/${slug}`)
    const cells = page.locator('.words > .word > a')
    await expect(cells.first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready.then(() => {}))

    const unchanged: string[] = []
    for (const cell of await cells.all()) {
      await cell.scrollIntoViewIfNeeded()
      // Features of a guarded preview come once they are near, and all is painted in its own time, which a busy machine takes.
      await expect
        .poll(() => isDrawnOtherwise(cell), { timeout: 10_000 })
        .toBe(true)
        .catch(async () => unchanged.push((await cell.textContent()) ?? ''))
    }

    expect(unchanged).toEqual([])
  })
}

/** With its feature, and without it on pointing. */
async function isDrawnOtherwise(cell: Locator): Promise<boolean> {
  await cell.page().mouse.move(0, 0)
  const withIt = await drawLetters(cell)
  await cell.hover()
  return !withIt.equals(await drawLetters(cell))
}

/** Its letters on white, whatever the cell's colours on pointing. */
function drawLetters(cell: Locator): Promise<Buffer> {
  const style = '.word > a { background: #fff !important; color: #000 !important }'
  return cell.locator('span').first().screenshot({ style })
}
