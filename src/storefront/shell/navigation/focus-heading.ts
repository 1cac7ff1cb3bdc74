import { useLayoutEffect, useRef } from 'react'

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
