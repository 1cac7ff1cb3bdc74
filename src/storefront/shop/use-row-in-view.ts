import { useLayoutEffect } from 'react'

/** Scrolls the rows behind the panel to the typeface being chosen: its name travels there from the page before. */
export function useRowInView(slug: string | undefined): void {
  useLayoutEffect(() => {
    if (slug)
      document.getElementById(slug)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [slug])
}
