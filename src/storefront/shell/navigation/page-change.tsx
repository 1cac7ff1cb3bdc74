'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useOptimistic, useRef } from 'react'
import { reachThrough } from './active-transition'
import { focusHeading } from './focus-heading'
import { finishLoading, provideBar } from './loading-bar'
import { hearOfPages } from './pending-navigation'
import { followHistory, placePage } from './history-navigation'

/**
 * What a change of the page brings with it: the loading bar ends, back and forward find their place, and the reader
 * is taken to the new heading. All of it belongs to the moment the page changes, which a view transition paints from.
 */
export function PageChange() {
  const pathname = usePathname()
  const shown = useRef(pathname)
  const [isOnItsWay, setOnItsWay] = useOptimistic(false)

  useEffect(() => {
    const leaving = new AbortController()
    followHistory(leaving.signal)
    addEventListener('click', reachThrough, leaving)
    // Kept whole by the browser, with the bar of the page it had left for.
    addEventListener('pageshow', ({ persisted }) => persisted && finishLoading(), leaving)
    for (const sign of ['pointerover', 'keydown']) {
      addEventListener(sign, () => void provideBar(), { once: true, signal: leaving.signal })
    }
    return () => leaving.abort()
  }, [])

  useLayoutEffect(() => hearOfPages(isOnItsWay, setOnItsWay))

  useLayoutEffect(() => {
    const isNew = shown.current !== pathname
    shown.current = pathname
    if (!isOnItsWay) placePage(isNew)
    if (isNew) focusHeading()
  }, [isOnItsWay, pathname])

  return null
}
