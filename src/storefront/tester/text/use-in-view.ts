'use client'

import { useCallback, useState } from 'react'

/** A little before it is seen, so that its font is there in time. */
const MARGIN = '120px'

const callbacks = new WeakMap<Element, () => void>()
let watcher: IntersectionObserver | null = null

/** False until the element comes into sight for the first time: what costs a download waits for it. */
export function useInView<T extends Element>(): [reference: (element: T | null) => void, boolean] {
  const [isSeen, setSeen] = useState(false)
  const reference = useCallback((element: T | null) => {
    if (element) return watch(element, () => setSeen(true))
  }, [])

  return [reference, isSeen]
}

function watch(element: Element, onSeen: () => void): () => void {
  watcher ??= new IntersectionObserver(tell, { rootMargin: MARGIN })
  callbacks.set(element, onSeen)
  watcher.observe(element)
  return () => watcher?.unobserve(element)
}

function tell(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    callbacks.get(target)?.()
    watcher?.unobserve(target)
  }
}
