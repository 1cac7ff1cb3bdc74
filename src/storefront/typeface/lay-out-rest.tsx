'use client'

import { useEffect } from 'react'

/** As typeface-page.css names them. */
const REST = '.from-top main > .hero ~ *'

/** A page that is seen from its top lays out what its first window shows; here follows the rest, piece by piece. */
export function LayOutRest() {
  useEffect(() => {
    const rest = [...document.querySelectorAll<HTMLElement>(REST)]
    let waiting = whenIdle(layOutNext)
    return () => {
      waiting.stop()
      endRest()
    }

    function layOutNext() {
      const next = rest.shift()
      if (!next) return endRest()
      next.style.contentVisibility = 'visible'
      waiting = whenIdle(layOutNext)
    }
  }, [])
  return null
}

/** The whole page has its heights from here on, and so has every page after it. */
function endRest(): void {
  for (const piece of document.querySelectorAll<HTMLElement>(REST)) {
    piece.style.removeProperty('content-visibility')
  }
  document.documentElement.classList.remove('from-top')
}

function whenIdle(then: () => void): { stop: () => void } {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 50)
    return { stop: () => clearTimeout(timer) }
  }
  const callback = requestIdleCallback(then, { timeout: 1000 })
  return { stop: () => cancelIdleCallback(callback) }
}
