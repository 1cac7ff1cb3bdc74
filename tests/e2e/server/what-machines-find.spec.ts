import { expect, test, type APIRequestContext } from '@playwright/test'

const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '') || '/'

async function readHead(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  const html = await answer.text()
  // As the property where the shop has an address, else by the name alone.
  const picture = /<meta name="twitter:image" content="([^"]*)"/.exec(html)?.[1]
  const data = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(
    ([, json]) => JSON.parse(json ?? '') as { '@type': string },
  )
  return {
    status: answer.status(),
    picture: pathOf(picture?.replaceAll('&amp;', '&') ?? 'none'),
    types: data.map((one) => one['@type']),
  }
}

test('every address of the sitemap is a page @commit', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) =>
    pathOf(address ?? ''),
  )
  const heads = await Promise.all(paths.map((path) => readHead(request, path)))

  expect(paths.length).toBeGreaterThan(20)
  expect(heads.map(({ status }) => status)).toEqual(paths.map(() => 200))
})

test('search engines leave out filtered pages and the plain list @commit', async ({ request }) => {
  const paths = ['/explore?facts=weight:900', '/explore_old', '/explore_old/fraunces']
  const answers = await Promise.all(paths.map((path) => request.get(path)))

  expect(answers.map((one) => one.headers()['x-robots-tag'])).toEqual(paths.map(() => 'noindex'))
})

test('a shop without an address names no host on its pages @commit', async ({ request }) => {
  const pages = ['/', '/explore', '/typeface/fraunces', '/explore/fraunces', '/about', '/compare']
  const heads = await Promise.all(pages.map(async (path) => (await request.get(path)).text()))
  const named = heads.flatMap((html) =>
    [...html.matchAll(/<(?:link rel="canonical"|meta|script type="application\/ld)[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => /localhost|127\.0\.0\.1/.test(tag)),
  )

  expect(named).toEqual([])
})

test('the pictures that pages name are there @commit', async ({ request }) => {
  const pages = ['/', '/explore', '/about', '/typeface/vazirmatn', '/explore/vazirmatn']
  pages.push('/essays/two-storeys')
  const heads = await Promise.all(pages.map((path) => readHead(request, path)))
  const pictures = await Promise.all(heads.map(({ picture }) => request.get(picture)))

  expect(pictures.map((one) => [one.status(), one.headers()['content-type']])).toEqual(
    pages.map(() => [200, 'image/png']),
  )
})

test('search engines are told what a typeface is and what the shop is @commit', async ({
  request,
}) => {
  expect((await readHead(request, '/typeface/fraunces')).types).toEqual([
    'Product',
    'BreadcrumbList',
  ])
  expect((await readHead(request, '/essays/two-storeys')).types).toEqual([
    'Article',
    'BreadcrumbList',
  ])
  expect((await readHead(request, '/designer/nan')).types).toEqual(['Organization'])
  expect((await readHead(request, '/')).types).toEqual(['Organization'])
})

test('robots, the feed and the icon lie where everybody looks for them @commit', async ({
  request,
}) => {
  const paths = ['/robots.txt', '/releases.xml', '/feed.xml', '/favicon.ico']
  const answers = await Promise.all(paths.map((path) => request.get(path)))

  expect(answers.map((one) => [one.status(), one.headers()['content-type']])).toEqual([
    [200, 'text/plain; charset=utf-8'],
    [200, 'application/atom+xml; charset=utf-8'],
    [200, 'application/atom+xml; charset=utf-8'],
    [200, 'image/x-icon'],
  ])
})
