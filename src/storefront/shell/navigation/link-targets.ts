import { type Redirect, redirectTarget, withoutTrailingSlash } from '@/domain/site/redirect'

let outdated = false

let incomplete = false

const blockedLoads = new Set<string>()

let redirects = new Map<string, Redirect>()

/** The server runs another build than this page: the next navigation loads its page in full. */
export function setOutdated(): void {
  outdated = true
}

export function isOutdated(): boolean {
  return outdated
}

/** Code did not come: a page that was preloaded may lack it, so the next navigation loads its page in full. */
export function setIncomplete(): void {
  incomplete = true
}

export function isIncomplete(): boolean {
  return incomplete
}

/** Next's router believes that it has left for this URL, and would not do so again: the next navigation to it is a load in full. */
export function addBlockedLoad(url: string): void {
  blockedLoads.add(url)
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

/** Where a page that is preloaded would be shown. */
export function mayShowPreloaded(): boolean {
  return !outdated && !incomplete
}

/** Where the page cannot simply be shown in place of this one. */
export function needsFullLoad(target: string): boolean {
  const { href, origin } = new URL(target, location.href)
  return !mayShowPreloaded() || blockedLoads.has(href) || origin !== location.origin
}
