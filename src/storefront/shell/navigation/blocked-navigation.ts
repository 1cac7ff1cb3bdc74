import { makeChanges, useInBrowser } from '../../ui/use-in-browser'
import { isModifiedClick } from './browser-navigation'

type BlockedNavigation = {
  retry: () => void
  /** What had the focus when the navigation was blocked. */
  focused: Element | null
  /** The browser has a connection, but the shop gave no answer. */
  isUnanswered: boolean
}

/**
 * A page that has just come from the shop has a connection, whatever its browser reports: the shop may run on this very
 * machine, or in a network of its own. Such a browser's word counts once it has been online.
 */
let isOfflineDoubted = globalThis.navigator?.onLine === false

let blocked: BlockedNavigation | null = null

const changes = makeChanges('online', 'offline')

/**
 * Without a connection the page stays, with all that is typed on it, and a notice offers to try again: the browser would show
 * its own page in place of this one. False: there is a connection, go on.
 */
export function blockOffline(retry: () => void): boolean {
  const isOffline = !isOnline()
  if (isOffline) setBlocked({ retry, focused: focusedElement(), isUnanswered: false })
  else if (blocked) setBlocked(null)
  return isOffline
}

/** The same where the browser reports a connection and the shop does not answer. */
export function blockUnanswered(retry: () => void): void {
  setBlocked({ retry, focused: focusedElement(), isUnanswered: true })
}

/** Closes the notice and moves the focus to where it was. */
export function cancelBlocked(): void {
  const focused = blocked?.focused
  setBlocked(null)
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}

export function useBlockedNavigation(): BlockedNavigation | null {
  return useInBrowser(() => blocked, null, changes.subscribe)
}

export function useIsOnline(): boolean {
  return useInBrowser(isOnline, true, changes.subscribe)
}

/** Plain links too: downloads, documents, texts in a window of their own. Returns how to stop. */
export function blockPlainLinks(): () => void {
  addEventListener('click', blockLink)
  return () => removeEventListener('click', blockLink)
}

function blockLink(event: MouseEvent): void {
  if (event.defaultPrevented || isModifiedClick(event)) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link && leavesPage(link) && blockOffline(() => link.click())) event.preventDefault()
}

function leavesPage({ href, protocol, hash }: HTMLAnchorElement): boolean {
  if (!/^https?:$/.test(protocol)) return false
  return !hash || withoutHash(href) !== withoutHash(location.href)
}

export function withoutHash(url: string): string {
  return url.replace(/#.*/, '')
}

function isOnline(): boolean {
  if (navigator.onLine) isOfflineDoubted = false
  return isOfflineDoubted || navigator.onLine
}

/** In a retry from the notice itself: what had the focus when the notice came. */
function focusedElement(): Element | null {
  const { activeElement } = document
  return activeElement?.closest('.no-connection') ? (blocked?.focused ?? null) : activeElement
}

function setBlocked(next: BlockedNavigation | null): void {
  blocked = next
  changes.notify()
}
