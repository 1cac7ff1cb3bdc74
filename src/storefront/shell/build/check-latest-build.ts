import { callShop } from '../requests/call-shop'
import { pageIsOutdated, tellOutdated } from './link-targets'

/**
 * Asks which build the server runs now. When it is another than this page's, the next page is loaded afresh. It comes with
 * the page: a file of its own may be gone by then, with the build it belongs to.
 */
export async function checkLatestBuild(build: string): Promise<void> {
  if (pageIsOutdated()) return
  const { id } = await callShop<{ id?: unknown }>(`/builds/latest.json?${Date.now()}`)
  if (typeof id !== 'string') throw new TypeError('The answer names no build.')
  if (id === build) return
  tellOutdated()
  reloadOnWayBack()
}

/** Links ask first where they lead; the browser's own buttons do not. */
function reloadOnWayBack(): void {
  const { pathname } = location
  addEventListener('popstate', () => {
    if (location.pathname !== pathname) location.reload()
  })
}
