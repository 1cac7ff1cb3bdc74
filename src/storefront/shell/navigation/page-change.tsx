'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useOptimistic, useRef } from 'react'
import { focusHeading } from './focus-heading'
import { followHistory, restoreScroll } from './history-navigation'
import { finishLoading, loadBar } from './loading-bar'
import { connectPending } from './pending-navigation'

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
  transition.skipTransition()
  const reached = document.elementFromPoint(event.clientX, event.clientY)
  if (reached !== event.target) reached?.closest<HTMLElement>('a, button, summary')?.click()
}

type TransitionDocument = Document & { activeViewTransition?: ViewTransition | null }
