import { isRecord } from '@/domain/is-record'
import { SCROLL_POSITIONS } from '../before-hydration/travel-before-hydration'
import { readFromSession, storeInSession } from '../storage/session-storage'
import { findNavigation, type NavigateEvent } from './navigation-api'
import { startNavigation } from './pending-navigation'
import { slideDirectionBetween, type SlideDirection } from './slide-direction'

type Traversal = { direction: SlideDirection | undefined; isWithinPage: boolean }

/** How far each entry of the history was scrolled. */
let positions: Record<string, unknown> = {}
/** Back or forward, from the press of the button until the page is shown. */
let traversal: Traversal | null = null
let pageState: unknown = null
let copying: ReturnType<typeof setTimeout> | undefined

/**
 * Back and forward with the motion and the scroll position. React leaves view transitions out while it handles a `popstate`
 * of the browser, so it gets a copy one task later; and a browser that no longer finds the page changed at once cannot
 * restore its scroll. Without the Navigation API both stay the browser's own.
 */
export function followHistory(signal: AbortSignal): void {
  const navigation = findNavigation()
  if (!navigation) return

  positions = readFromSession(SCROLL_POSITIONS, isRecord) ?? {}
  navigation.addEventListener('navigate', (event) => onNavigate(event as NavigateEvent), { signal })
  addEventListener('popstate', onPopState, { signal, capture: true })
  addEventListener('pagehide', storePositions, { signal })
}

/** When a page is shown: an entry of the history where it was left, any other page at its top. */
export function restoreScroll(isNew = false): void {
  // Next leaves a page whose top is in view where it is.
  if (traversal) scrollToPosition()
  else if (isNew && !location.hash && findNavigation()) scrollTo({ top: 0, behavior: 'instant' })
  traversal = null
}

function onNavigate({ destination, navigationType }: NavigateEvent): void {
  const entry = findNavigation()?.currentEntry
  if (!entry || !destination.sameDocument) return
  pageState = history.state
  if (navigationType !== 'push' && navigationType !== 'traverse') return

  // While a page is still pending, the one to be seen is not that of its entry.
  const isShown = !traversal
  if (isShown) positions[entry.key] = scrollY
  history.scrollRestoration = 'manual'
  if (navigationType === 'push') {
    traversal = null
    return
  }

  const [from, to] = [entry.url ?? '', destination.url]
  const direction = destination.index < entry.index ? 'back' : 'forward'
  traversal = {
    // Two pages of which neither slides fade, in either direction.
    direction: slideDirectionBetween(pathOf(from), pathOf(to)) && direction,
    isWithinPage: isShown && withoutHash(from) === withoutHash(to),
  }
}

function onPopState(event: PopStateEvent): void {
  if (!event.isTrusted) return
  if (!traversal) {
    // A link to a part of the page. Next travels only to entries that hold its state.
    if (!event.state) history.replaceState(pageState, '')
    return
  }
  if (traversal.isWithinPage) return restoreScroll()
  if (event.hasUAVisualTransition) return startNavigation()

  const { direction } = traversal
  event.stopImmediatePropagation()
  clearTimeout(copying)
  copying = setTimeout(() => {
    startNavigation(direction)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
}

/** For a reload and for the return from another site; there the browser restores the scroll by itself. */
function storePositions(): void {
  const entry = findNavigation()?.currentEntry
  if (entry && !traversal) positions[entry.key] = scrollY
  storeInSession(SCROLL_POSITIONS, positions)
  history.scrollRestoration = 'auto'
}

function scrollToPosition(): void {
  const position = positions[findNavigation()?.currentEntry?.key ?? '']
  scrollTo({ top: typeof position === 'number' ? position : 0, behavior: 'instant' })
}

function withoutHash(url: string): string {
  return url.replace(/#.*/, '')
}

function pathOf(url: string): string {
  return new URL(url, location.href).pathname
}
