'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useOptimistic, useRef } from 'react'
import { isRecord } from '@/domain/is-record'
import { ownValue } from '@/domain/own-value'
import { repeatPopState } from '@/platform/react'
import { SCROLL_POSITIONS } from '../before-hydration/travel-before-hydration'
import { readFromSession, storeInSession } from '../requests/browser-storage'
import { withoutHash } from './blocked-navigation'
import { focusHeading } from './move-focus'
import { finishLoading, loadBar } from './loading-bar'
import { findNavigation, type NavigateEvent } from './browser-navigation'
import {
  connectPending,
  type SlideDirection,
  slideDirectionBetween,
  startNavigation,
} from './pending-navigation'

/**
 * What a change of the page brings with it: the loading bar ends, the scroll position is restored and the focus moves to the
 * new heading. All of it belongs to the moment the page changes, which a view transition paints from.
 */
export function PageChange() {
  const pathname = usePathname()
  const shown = useRef(pathname)
  const [isPending, setPending] = useOptimistic(false)

  useEffect(() => {
    const unmounted = new AbortController()
    followHistory(unmounted.signal)
    addEventListener('click', clickThroughTransition, unmounted)
    // Restored whole from the back/forward cache, with the loading bar of the page it was left for.
    addEventListener('pageshow', ({ persisted }) => persisted && finishLoading(), unmounted)
    for (const sign of ['pointerover', 'keydown']) {
      addEventListener(sign, () => void loadBar(), { once: true, signal: unmounted.signal })
    }
    return () => unmounted.abort()
  }, [])

  // A page that is led to has every height from its start: see `LayOutRest`.
  useLayoutEffect(() => () => document.documentElement.classList.remove('from-top'), [pathname])

  useLayoutEffect(() => connectPending(isPending, setPending))

  useLayoutEffect(() => {
    const isNew = shown.current !== pathname
    shown.current = pathname
    if (!isPending) restoreScroll(isNew)
    if (isNew) focusHeading()
  }, [isPending, pathname])

  return null
}

/** What moves in a view transition is out of the pointer's reach: a click on it ends the motion and reaches the page. */
function clickThroughTransition(event: MouseEvent): void {
  const transition = (document as TransitionDocument).activeViewTransition
  if (!transition || event.target !== document.elementFromPoint(event.clientX, event.clientY))
    return
  // To be skipped is no fault.
  transition.ready.catch(() => {})
  transition.skipTransition()
  const reached = document.elementFromPoint(event.clientX, event.clientY)
  if (reached !== event.target) reached?.closest<HTMLElement>('a, button, summary')?.click()
}

type TransitionDocument = Document & { activeViewTransition?: ViewTransition | null }

/** How far each entry of the history was scrolled. */
let positions: Record<string, unknown> = {}

/** Back or forward, from the press of the button until the page is shown. */
let traversal: { direction: SlideDirection | undefined; isWithinPage: boolean } | null = null

let pageState: unknown = null

let copying: ReturnType<typeof setTimeout> | undefined

/**
 * Back and forward with the motion and the scroll position. React leaves view transitions out while it handles a `popstate`
 * of the browser, so it gets a copy one task later; and a browser that no longer finds the page changed at once cannot
 * restore its scroll. Without the Navigation API both stay the browser's own.
 */
function followHistory(signal: AbortSignal): void {
  const navigation = findNavigation()
  if (!navigation) return

  positions = readFromSession(SCROLL_POSITIONS, isRecord) ?? {}
  navigation.addEventListener('navigate', (event) => onNavigate(event as NavigateEvent), { signal })
  addEventListener('popstate', onPopState, { signal, capture: true })
  addEventListener('pagehide', storePositions, { signal })
}

/** When a page is shown: an entry of the history where it was left, any other page at its top. */
function restoreScroll(isNew = false): void {
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
    repeatPopState()
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
  const position = ownValue(positions, findNavigation()?.currentEntry?.key ?? '')
  scrollTo({ top: typeof position === 'number' ? position : 0, behavior: 'instant' })
}

function pathOf(url: string): string {
  return new URL(url, location.href).pathname
}
