import { expect, test, type Page } from '@playwright/test'
import { askShop } from '../../support/e2e/ask-shop'
import { expectNoSideways } from '../../support/e2e/expect-no-sideways'
import { openPage } from '../../support/e2e/open-page'
import { BOTS, PERSON } from '../../support/e2e/readers'

test('a route that is not there answers 404 with its path @commit', async ({ page }) => {
  expect(await open(page, '/nothing/of/the/kind')).toBe(404)
  await expectWords(page, 'Page not found: /nothing/of/the/kind')
})

const NO_PAGES = ['/typeface/nobody', '/explore/nobody', '/nobody']
const LIKE_FILES_OF_THE_SHOP = ['/iconography', '/favicon.png', '/x.ico', '/api']

for (const path of [...NO_PAGES, ...LIKE_FILES_OF_THE_SHOP]) {
  test(`${path}, which is not there, answers 404 with its path`, async ({ page }) => {
    expect(await open(page, path)).toBe(404)
    await expectWords(page, `Page Not Found: ${path}`)
  })
}

for (const path of ['/cart/nobody', '/order/nobody']) {
  test(`${path}, which is not there, leads to the orders of whoever asks @commit`, async ({
    page,
  }) => {
    expect(await open(page, path)).toBe(404)
    await expectWords(page, `Page Not Found: ${path}`, ['Find my order →'])
  })
}

test('the check of a licence that is not there leads to where its address is written @commit', async ({
  page,
}) => {
  expect(await open(page, '/licence/nobody')).toBe(404)
  await expectWords(page, 'Page Not Found: /licence/nobody', ['Check a licence →'])
})

test('a path is shown as it was written, and never becomes a part of the page @commit', async ({
  page,
}) => {
  const path = '/typeface/%3Cimg%20id=planted%20src=x%20onerror=document.title=1%3E'

  expect(await open(page, path)).toBe(404)
  await expectWords(page, `Page Not Found: ${path}`)
  await expect(page.locator('#planted')).toHaveCount(0)
  await expect(page).toHaveTitle(/Page Not Found/)
})

test('a path that no line holds is broken, and nothing scrolls sideways @commit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/nothing/${'x'.repeat(300)}`)

  await expectNoSideways(page)
})

test('a link within the shop that leads nowhere shows the words too @commit', async ({ page }) => {
  await openPage(page, '/explore')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/typeface/nobody'
    link.textContent = 'Nobody'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'Nobody' }).click()

  await expectWords(page, 'Page Not Found: /typeface/nobody')
})

test('every way of asking for what is not there gets the status and the words in the HTML @commit', async ({
  baseURL,
}) => {
  const asked: [path: string, reader: string][] = [
    ['/typeface/nobody', PERSON],
    ['/typeface/nobody', `${BOTS[0]}`],
    ['/order/nobody', `${BOTS[1]}`],
    ['/typeface/%E0%A4%A', PERSON],
    ['/explore/fraunces/more', PERSON],
    ['/missing/route', PERSON],
  ]
  const answers = await Promise.all(
    asked.map(([path, reader]) => askShop(`${baseURL}`, path, { 'User-Agent': reader })),
  )

  expect(answers.map(({ status, body }) => [status, wordsIn(body)])).toEqual([
    [404, 'Page Not Found: /typeface/nobody'],
    [404, 'Page Not Found: /typeface/nobody'],
    [404, 'Page Not Found: /order/nobody'],
    [404, 'Page Not Found: /typeface/%E0%A4%A'],
    [404, 'Page not found: /explore/fraunces/more'],
    [404, 'Page not found: /missing/route'],
  ])
})

test('a picture that is not there answers 404 with a sentence @commit', async ({ request }) => {
  const answer = await request.get('/api/media/file/nobody.png')

  expect([answer.status(), await answer.json()]).toEqual([
    404,
    { errors: [{ message: 'There is no such file.' }] },
  ])
})

function wordsIn(body: Buffer): string | undefined {
  return /<p>(Page [Nn]ot [Ff]ound[^<]*)<\/p>/.exec(body.toString())?.[1]
}

async function open(page: Page, path: string): Promise<number | undefined> {
  return (await page.goto(path))?.status()
}

/** The words, the ways on, and not the page for faults. */
async function expectWords(page: Page, words: string, further: string[] = []): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(main.getByText(words, { exact: true })).toBeVisible()
  await expect(main.getByText('There is no page at this address.')).toBeVisible()
  const ways = ['All typefaces →', 'Explore →', ...further]
  await expect(main.getByRole('link')).toHaveText(ways)
  await expect(page.getByText('Internal Server Error')).toHaveCount(0)
}
