import { startTransition, useCallback, useState } from 'react'
import { rowsInto } from './rows-into'

/** They come with the page: more than a window shows, except the highest. */
const FIRST_ROWS = 8
/** Below the window. */
const MARGIN = 2000

type Reference = (element: HTMLElement | null) => (() => void) | undefined

/** How many of all rows are there. More come, between frames, when the room that is kept for them comes near the window. */
export function useRowsSoFar(all: number): [rows: number, room: Reference] {
  const [most, setMost] = useState(FIRST_ROWS)
  const rows = Math.min(most, all)
  const left = all - rows

  // Observed anew with every change: what is near at once is reported at once.
  const room = useCallback(
    (element: HTMLElement | null) => {
      if (!element || left === 0) return
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return
          const line = innerHeight + MARGIN
          const more = rowsInto(entry.boundingClientRect, { left, line })
          startTransition(() => setMost(rows + more))
        },
        { rootMargin: `${MARGIN}px 0px` },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [rows, left],
  )
  return [rows, room]
}
