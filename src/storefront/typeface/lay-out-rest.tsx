'use client'

import { useEffect } from 'react'

/** As typeface-page.css names them. */
const REST = '.from-top main > .hero ~ *'
/** A part takes less than that, also on a slow phone. */
const FOR_ONE_MS = 8
const LATEST_MS = 200

/** A typeface that is seen from its top lays out what its first window shows; here follows the rest, part by part. */
export function LayOutRest() {
  useEffect(() => {
    const rest = [...document.querySelectorAll<HTMLElement>(REST)]
    let waiting = whenIdle(layOutSome)
    return () => waiting.stop()

    function layOutSome(hasTime: () => boolean) {
      do {
        const next = rest.shift()
        if (!next) return endRest()
        next.style.contentVisibility = 'visible'
        void next.offsetHeight // Laid out now, so that the time left is known.
      } while (hasTime())
      waiting = whenIdle(layOutSome)
    }
  }, [])
  return null
}

function endRest(): void {
  const parts = document.querySelectorAll<HTMLElement>(REST)
  document.documentElement.classList.remove('from-top')
  for (const part of parts) part.style.removeProperty('content-visibility')
}

function whenIdle(then: (hasTime: () => boolean) => void): { stop: () => void } {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 16, () => false)
    return { stop: () => clearTimeout(timer) }
  }
  const callback = requestIdleCallback((idle) => then(() => idle.timeRemaining() > FOR_ONE_MS), {
    timeout: LATEST_MS,
  })
  return { stop: () => cancelIdleCallback(callback) }
}
