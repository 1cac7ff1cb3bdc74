import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const SHOP = 'https://shop.example/explore'

/** A page of the shop, and where a link on it leads: the target, and whether it is loaded in full. */
async function aPage() {
  const { href, origin } = new URL(SHOP)
  vi.stubGlobal('location', { href, origin })
  const targets = await import('@/storefront/shell/navigation/link-targets')
  const follow = (link: string) => [
    targets.resolveHref(link),
    targets.needsFullLoad(targets.resolveHref(link)),
  ]
  return { ...targets, follow }
}

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())

test('an ordinary link leads where it says', async () => {
  const { follow } = await aPage()

  expect(follow('/shop')).toEqual(['/shop', false])
})

test('a link to a path that has moved leads to its target at once', async () => {
  const { follow, setRedirects } = await aPage()
  setRedirects([{ from: '/terms', to: '/licences', status: 308 }])

  expect(follow('/terms/?tier=2#top')).toEqual(['/licences?tier=2#top', false])
})

test('a path that has moved to another site is loaded there', async () => {
  const { follow, setRedirects } = await aPage()
  setRedirects([{ from: '/blog', to: 'https://else.example/', status: 307 }])

  expect(follow('/blog')).toEqual(['https://else.example/', true])
})

test('once the server runs another build, the next page is loaded in full, and its target at once', async () => {
  const { follow, setOutdated, setRedirects } = await aPage()
  setRedirects([{ from: '/terms', to: '/licences', status: 308 }])
  setOutdated()

  expect([follow('/shop'), follow('/terms')]).toEqual([
    ['/shop', true],
    ['/licences', true],
  ])
})

test('once code has not come, the next page is loaded in full, and none is preloaded', async () => {
  const { follow, setIncomplete, mayShowPreloaded } = await aPage()
  setIncomplete()

  expect([follow('/shop'), mayShowPreloaded()]).toEqual([['/shop', true], false])
})

test('a page whose load was blocked is loaded in full when it is asked for again, any other is not', async () => {
  const { follow, addBlockedLoad } = await aPage()
  addBlockedLoad('https://shop.example/shop')

  expect([follow('/shop'), follow('/')]).toEqual([
    ['/shop', true],
    ['/', false],
  ])
})
