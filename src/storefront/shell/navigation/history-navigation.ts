import { isRecord } from '@/domain/is-record'
import { recall, remember } from '../storage/session-storage'
import { findNavigation, type NavigateEvent } from './navigation-api'
import { startPage } from './pending-navigation'
import { SCROLL_POSITIONS } from '../before-hydration/travel-before-hydration'
import { wayBetween, type Way } from './slide-direction'

type Journey = { way: Way | undefined; isWithinPage: boolean }

/** How far each entry of the history was scrolled. */
let places: Record<string, unknown> = {}
/** Back or forward, from the press of the button until the page is shown. */
let journey: Journey | null = null
let pageState: unknown = null
let copying: ReturnType<typeof setTimeout> | undefined

/**
 * Back and forward with the motion and the place in the page. React leaves out view transitions while it hears a
 * `popstate` of the browser, so it gets a copy one task later; and a browser that no longer finds the page changed
 * at once cannot restore its scroll. Without the Navigation API both stay the browser's own.
 */
export function followHistory(signal: AbortSignal): void {
  const navigation = findNavigation()
  if (!navigation) return

  places = recall(SCROLL_POSITIONS, isRecord) ?? {}
  navigation.addEventListener('navigate', (event) => leave(event as NavigateEvent), { signal })
  addEventListener('popstate', travel, { signal, capture: true })
  addEventListener('pagehide', keepPlaces, { signal })
}

/** A page is shown: that of the entry travelled to where it was left, any other from its top. */
export function placePage(isNew = false): void {
  // Next leaves a page of which the top is in sight where it is.
  if (journey) scrollToPlace()
  else if (isNew && !location.hash && findNavigation()) scrollTo({ top: 0, behavior: 'instant' })
  journey = null
}

function leave({ destination, navigationType }: NavigateEvent): void {
  const entry = findNavigation()?.currentEntry
  if (!entry || !destination.sameDocument) return
  pageState = history.state
  if (navigationType !== 'push' && navigationType !== 'traverse') return

  // While a page is still on its way, the one to be seen is not that of its entry.
  const isShown = !journey
  if (isShown) places[entry.key] = scrollY
  history.scrollRestoration = 'manual'
  if (navigationType === 'push') {
    journey = null
    return
  }

  const [from, to] = [entry.url ?? '', destination.url]
  const way = destination.index < entry.index ? 'back' : 'forward'
  journey = {
    // Two pages of which neither slides fade, whichever way one travels.
    way: wayBetween(pathOf(from), pathOf(to)) && way,
    isWithinPage: isShown && pageOf(from) === pageOf(to),
  }
}

function travel(event: PopStateEvent): void {
  if (!event.isTrusted) return
  if (!journey) {
    // A link to a part of the page. Next travels only to entries that hold its state.
    if (!event.state) history.replaceState(pageState, '')
    return
  }
  if (journey.isWithinPage) return placePage()
  if (event.hasUAVisualTransition) return startPage()

  const { way } = journey
  event.stopImmediatePropagation()
  clearTimeout(copying)
  copying = setTimeout(() => {
    startPage(way)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
}

/** Kept for a reload and for the way back from another site; there the browser restores the scroll by itself. */
function keepPlaces(): void {
  const entry = findNavigation()?.currentEntry
  if (entry && !journey) places[entry.key] = scrollY
  remember(SCROLL_POSITIONS, places)
  history.scrollRestoration = 'auto'
}

function scrollToPlace(): void {
  const place = places[findNavigation()?.currentEntry?.key ?? '']
  scrollTo({ top: typeof place === 'number' ? place : 0, behavior: 'instant' })
}

function pageOf(url: string): string {
  return url.replace(/#.*/, '')
}

function pathOf(url: string): string {
  return new URL(url, location.href).pathname
}
