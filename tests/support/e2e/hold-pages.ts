import type { Page, Route } from '@playwright/test'

/** The pages whose path this is are on their way until they are let go. */
export async function holdPages(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = []
  const isPage = (url: URL) => url.pathname === path && url.searchParams.has('_rsc')
  const hold = (route: Route) => void held.push(route)

  await page.route(isPage, hold)
  return async () => {
    await page.unroute(isPage, hold)
    await Promise.all(held.map((route) => route.continue()))
  }
}
