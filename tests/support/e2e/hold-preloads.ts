import type { Page, Route } from '@playwright/test'

/** Holds back every page payload that is preloaded, and counts on the wire. */
export async function holdPreloads(page: Page) {
  const held: Route[] = []
  const asked: string[] = []
  let isOpen = false
  let most = 0

  await page.route(isPreload, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    if (isOpen) return route.continue()
    held.push(route)
    most = Math.max(most, held.length)
    return undefined
  })

  return {
    /** Paths in the order they were asked for; a page may take two requests. */
    asked: () => [...new Set(asked)],
    underWay: () => held.length,
    mostAtOnce: () => most,
    /** Lets the longest waiting one through; answers how many wait still. */
    async releaseOne() {
      await held.shift()?.continue()
      return held.length
    },
    async releaseAll() {
      isOpen = true
      await Promise.all(held.splice(0).map((route) => route.continue()))
    },
  }

  function isPreload(address: URL): boolean {
    return address.searchParams.has('_rsc')
  }
}
