import { useLayoutEffect, useRef } from 'react'

/**
 * Of what is listed one is removed, or added, and what had the focus went with it: what stands in its place has it then, or
 * the last. `listed`: a selector of what can have it, in the order of the keys.
 */
export function useFocusNext(keys: readonly string[], listed: string): void {
  const before = useRef(keys)
  useLayoutEffect(() => {
    const longer = keys.length > before.current.length ? keys : before.current
    const place = longer.findIndex((_, at) => keys[at] !== before.current[at])
    before.current = keys
    if (place < 0 || document.activeElement !== document.body) return
    const all = [...document.querySelectorAll<HTMLElement>(listed)]
    const next = all[place] ?? all.at(-1)
    next?.focus({ preventScroll: true })
  })
}

/** Moves the focus to the heading of the page that is shown now: a screen reader reads it out. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return

  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  // Next would announce the page's title over it. An announcer outside the document announces nothing.
  document.querySelector('next-route-announcer')?.remove()
}

/** A new step focuses its heading, as a new page does. */
export function useHeadingFocus(step: string): void {
  const shown = useRef(step)

  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    focusHeading()
  }, [step])
}
