import { useSyncExternalStore } from 'react'
import { opensElsewhere } from '../navigation/modified-click'

type Held = {
  go: () => void
  /** Where the visitor was when the way was held. */
  from: Element | null
  /** The browser has a connection, but the shop gave no answer. */
  isUnanswered: boolean
}

/**
 * A page that has just come from the shop has a connection, whatever its browser says: the shop may stand on this very
 * machine, or in a network of its own. Such a browser is believed once it has been online.
 */
let isDoubted = globalThis.navigator?.onLine === false

let held: Held | null = null
const listeners = new Set<() => void>()

/**
 * Without a connection the page stays, with all that is typed on it, and a notice offers the way again: the browser would put
 * its own page in the place of this one. False: there is a connection, go on.
 */
export function staysHere(go: () => void): boolean {
  const isOffline = !isOnline()
  if (isOffline) hold({ go, from: placeOfVisitor(), isUnanswered: false })
  else if (held) hold(null)
  return isOffline
}

/** The same where the browser believes in its connection. */
export function holdUnanswered(go: () => void): void {
  hold({ go, from: placeOfVisitor(), isUnanswered: true })
}

export function stopWaiting(): void {
  const from = held?.from
  hold(null)
  if (from instanceof HTMLElement) from.focus({ preventScroll: true })
}

/** The way that is held, if one is. */
export function useHeldWay(): Held | null {
  return useSyncExternalStore(
    subscribe,
    () => held,
    () => null,
  )
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true)
}

/** Plain links too: downloads, documents, texts in a window of their own. Returns how to stop. */
export function holdPlainLinks(): () => void {
  addEventListener('click', holdLink)
  return () => removeEventListener('click', holdLink)
}

function holdLink(event: MouseEvent): void {
  if (event.defaultPrevented || opensElsewhere(event)) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link && leavesPage(link) && staysHere(() => link.click())) event.preventDefault()
}

function leavesPage({ href, protocol, hash }: HTMLAnchorElement): boolean {
  if (!/^https?:$/.test(protocol)) return false
  return !hash || withoutHash(href) !== withoutHash(location.href)
}

function withoutHash(address: string): string {
  return address.replace(/#.*/, '')
}

function isOnline(): boolean {
  if (navigator.onLine) isDoubted = false
  return isDoubted || navigator.onLine
}

/** Whoever tries again from the notice itself is still where they were when it came. */
function placeOfVisitor(): Element | null {
  const place = document.activeElement
  return place?.closest('.no-connection') ? (held?.from ?? null) : place
}

function hold(next: Held | null): void {
  held = next
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
