'use client'

import { type ReactNode, use, useEffect } from 'react'

/** A part takes less than that, also on a slow phone. */
const FOR_ONE_MS = 8

const LATEST_MS = 200

type LayOutRestProps = {
  /** What the page's styles leave out at first, as a selector. */
  parts: string
  /** Each font that comes lays out every text in the page anew: the rest follows when those of the first window are there. */
  isAfterFonts?: boolean
}

/** A page that is seen from its top lays out what its first window shows; here follows the rest, part by part. */
export function LayOutRest({ parts, isAfterFonts = false }: LayOutRestProps) {
  useEffect(() => {
    const selector = `.from-top ${parts}`
    const rest = [...document.querySelectorAll<HTMLElement>(selector)]
    const unmount = new AbortController()
    const begin = () => whenIdle(layOutSome, unmount.signal)
    if (isAfterFonts) void document.fonts.ready.then(begin)
    else begin()
    return () => unmount.abort()

    function layOutSome(hasTime: () => boolean) {
      do {
        const next = rest.shift()
        if (!next) return endRest(selector)
        next.style.contentVisibility = 'visible'
        void next.offsetHeight // Laid out now, so that the time left is known.
      } while (hasTime())
      whenIdle(layOutSome, unmount.signal)
    }
  }, [parts, isAfterFonts])
  return null
}

function endRest(selector: string): void {
  const parts = document.querySelectorAll<HTMLElement>(selector)
  document.documentElement.classList.remove('from-top')
  for (const part of parts) part.style.removeProperty('content-visibility')
}

function whenIdle(then: (hasTime: () => boolean) => void, signal: AbortSignal): void {
  if (signal.aborted) return
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 16, () => false)
    signal.addEventListener('abort', () => clearTimeout(timer))
    return
  }
  const callback = requestIdleCallback((idle) => then(() => idle.timeRemaining() > FOR_ONE_MS), {
    timeout: LATEST_MS,
  })
  signal.addEventListener('abort', () => cancelIdleCallback(callback))
}

const nextTask = new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Within a Suspense that the server gave up, since its children read the address: they are rendered in slices, between which
 * the page answers. React renders them in one go, unless they make it wait for the first time.
 */
export function InSlices({ children }: { children: ReactNode }) {
  use(nextTask)
  return children
}
