import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const SHOP = 'https://shop.example/explore'

async function aPage() {
  const loaded: string[] = []
  const { href, origin } = new URL(SHOP)
  vi.stubGlobal('location', { href, origin, assign: (address: string) => loaded.push(address) })
  const ways = await import('@/storefront/shell/site-ways')
  const shown: string[] = []
  return { ...ways, loaded, shown, show: (address: string) => void shown.push(address) }
}

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())

test('an ordinary link is left alone', async () => {
  const page = await aPage()

  expect(page.takesOver('/shop', page.show)).toBe(false)
  expect([page.shown, page.loaded]).toEqual([[], []])
})

test('a link to a path that has moved shows its target at once', async () => {
  const page = await aPage()
  page.tellRedirects([{ from: '/terms', to: '/licences', status: 308 }])

  expect(page.takesOver('/terms/?tier=2#top', page.show)).toBe(true)
  expect([page.shown, page.loaded]).toEqual([['/licences?tier=2#top'], []])
})

test('a path that has moved to another site is loaded there', async () => {
  const page = await aPage()
  page.tellRedirects([{ from: '/blog', to: 'https://else.example/', status: 307 }])

  expect(page.takesOver('/blog', page.show)).toBe(true)
  expect([page.shown, page.loaded]).toEqual([[], ['https://else.example/']])
})

test('once the server runs another build, the next page is loaded afresh, and its target at once', async () => {
  const page = await aPage()
  page.tellRedirects([{ from: '/terms', to: '/licences', status: 308 }])
  page.tellOutdated()

  expect(page.takesOver('/shop', page.show)).toBe(true)
  expect(page.takesOver('/terms', page.show)).toBe(true)
  expect([page.shown, page.loaded]).toEqual([[], ['/shop', '/licences']])
})
