import { redirectTarget, withoutTrailingSlash, type Redirect } from '@/domain/site/redirect'

let outdated = false
let redirects = new Map<string, Redirect>()

/** The server runs another build than this page: the next navigation loads its page in full. */
export function setOutdated(): void {
  outdated = true
}

export function isOutdated(): boolean {
  return outdated
}

/** What staff entered, so that a link to an old path leads straight to the new one. */
export function setRedirects(known: readonly Redirect[]): void {
  redirects = new Map(known.map((redirect) => [redirect.from, redirect]))
}

/** Where a link of the shop leads once redirects are followed. */
export function resolveHref(href: string): string {
  const requested = new URL(href, location.href)
  const redirect = redirects.get(withoutTrailingSlash(requested.pathname))
  return redirect && requested.origin === location.origin
    ? redirectTarget(requested, redirect)
    : href
}

/** Where the page cannot simply be shown in place of this one. */
export function needsFullLoad(target: string): boolean {
  return outdated || new URL(target, location.href).origin !== location.origin
}
