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
      const withIt = await drawLetters(cell)
      await cell.hover()
      // Painted in its own time, which a busy machine takes.
      await expect
        .poll(async () => withIt.equals(await drawLetters(cell)), { timeout: 3_000 })
        .toBe(false)
        .catch(async () => unchanged.push((await cell.textContent()) ?? ''))
      await page.mouse.move(0, 0)
    }

    expect(unchanged).toEqual([])
  })
}

/** Its letters on white, whatever the cell's colours on pointing. */
function drawLetters(cell: Locator): Promise<Buffer> {
  const style = '.word > a { background: #fff !important; color: #000 !important }'
  return cell.locator('span').first().screenshot({ style })
}
