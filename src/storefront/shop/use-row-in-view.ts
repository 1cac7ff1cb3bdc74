import { useLayoutEffect } from 'react'

/** The wall beside the panel shows the row of the typeface in hand: there its name arrives from the page before. */
export function useRowInView(slug: string | undefined): void {
  useLayoutEffect(() => {
    if (slug)
      document.getElementById(slug)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [slug])
}
