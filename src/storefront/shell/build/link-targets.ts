import { redirectTarget, withoutTrailingSlash, type Redirect } from '@/domain/site/redirect'

let isOutdated = false
let redirects = new Map<string, Redirect>()

/** The server runs another build than this page: the next page is loaded afresh. */
export function tellOutdated(): void {
  isOutdated = true
}

export function pageIsOutdated(): boolean {
  return isOutdated
}

/** What staff entered, so that a link to an old path leads straight to the new one. */
export function tellRedirects(known: readonly Redirect[]): void {
  redirects = new Map(known.map((redirect) => [redirect.from, redirect]))
}

/** Where a link of the shop really leads. */
export function wayTo(href: string): string {
  const asked = new URL(href, location.href)
  const redirect = redirects.get(withoutTrailingSlash(asked.pathname))
  return redirect && asked.origin === location.origin ? redirectTarget(asked, redirect) : href
}

/** Where the page may not simply be shown in the place of this one. */
export function loadsInFull(address: string): boolean {
  return isOutdated || new URL(address, location.href).origin !== location.origin
}
