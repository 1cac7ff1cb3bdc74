import type { Page } from '@playwright/test'

/** The pages of this path are on their way until they are let go. */
export function holdPages(page: Page, path: string): Promise<() => void> {
  return hold(page, (url) => url.pathname === path && url.searchParams.has('_rsc'))
}

/** What the shop's pages run on waits until it is let go. */
export function holdScript(page: Page): Promise<() => void> {
  return hold(page, (url) => /\/_next\/static\/chunks\/.+\.js$/.test(url.pathname))
}

/** Every request for such an address waits until it is let go. */
export async function hold(page: Page, isHeld: (url: URL) => boolean): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(isHeld, async (route) => {
    await gate
    // Whoever asked may be gone by now.
    await route.continue().catch(() => {})
  })
  return letGo
}
