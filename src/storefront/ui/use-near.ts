'use client'

import { startTransition, useCallback, useState } from 'react'

const callbacks = new WeakMap<Element, () => void>()
const observers = new Map<string, IntersectionObserver>()

type Reference<T> = (element: T | null) => (() => void) | undefined

/** Whether an element has ever been so near to the window. What is shown then is rendered between frames. */
export function useNear<T extends Element>(margin: string): [Reference<T>, boolean] {
  const [isNear, setNear] = useState(false)
  const reference = useCallback(
    (element: T | null) => {
      if (!element) return
      const observer = observerOf(margin)
      callbacks.set(element, () => startTransition(() => setNear(true)))
      observer.observe(element)
      return () => observer.unobserve(element)
    },
    [margin],
  )
  return [reference, isNear]
}

/** One for all elements of a margin: a case has hundreds of bands. */
function observerOf(rootMargin: string): IntersectionObserver {
  const known = observers.get(rootMargin)
  if (known) return known
  const made = new IntersectionObserver(notify, { rootMargin })
  observers.set(rootMargin, made)
  return made
}

function notify(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    callbacks.get(target)?.()
    observer.unobserve(target)
  }
}
