import { expect, test, type APIRequestContext, type Response } from '@playwright/test'

/** A word that only that part of the shop has, and the pages that are there without it. */
const LATER = [
  { part: 'the HTTP client', word: 'FetchError', path: '/' },
  { part: 'the HTTP client', word: 'FetchError', path: '/explore' },
  { part: 'the HTTP client', word: 'FetchError', path: '/typeface/fraunces' },
  { part: 'the HTTP client', word: 'FetchError', path: '/shop' },
  { part: 'the wall', word: 'wall-lines', path: '/explore' },
  { part: 'the names of countries', word: 'Liechtenstein', path: '/shop' },
]

for (const { part, word, path } of LATER) {
  test(`${path} is there without ${part}: that comes later @commit`, async ({ request }) => {
    const texts = await scriptsOf(request, path)

    expect(texts.length).toBeGreaterThan(3)
    expect(texts.filter((text) => text.includes(word))).toEqual([])
  })
}

test('the HTTP client is fetched once, however many parts of a page ask for it', async ({
  page,
}) => {
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  const manifest = page.waitForResponse('**/builds/meta/**')
  await page.goto('/')
  await manifest

  const scripts = answers.filter((answer) => answer.request().resourceType() === 'script')
  const texts = await Promise.all(scripts.map((script) => script.text()))
  expect(texts.filter((text) => text.includes('FetchError'))).toHaveLength(1)
})

test('scripts are sent with Brotli as soon as they are packed @commit', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const [chunk = ''] = /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(html) ?? []
  const encoding = async () => (await request.get(chunk)).headers()['content-encoding']

  await expect.poll(encoding).toBe('br')
})

/** What the page names in its HTML. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text()
  const named = [...html.matchAll(/"(\/_next\/[^"\\]+\.js[^"\\]*)"/g)].map(([, src]) => src ?? '')
  const answers = await Promise.all([...new Set(named)].map((src) => request.get(src)))
  expect(answers.every((answer) => answer.ok())).toBe(true)
  return Promise.all(answers.map((answer) => answer.text()))
}
