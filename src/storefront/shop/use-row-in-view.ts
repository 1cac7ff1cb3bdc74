import { useLayoutEffect } from 'react'

/** Scrolls the rows behind the panel to the typeface being chosen: its name travels there from the page before. */
export function useRowInView(slug: string | undefined): void {
  useLayoutEffect(() => {
    const row = document.getElementById(slug ?? '')
    const list = row?.closest('.shop-backdrop > .typeface-list')
    if (row && list) list.scrollBy({ top: wayIntoView(row, list), behavior: 'instant' })
  }, [slug])
}

/** To its middle, in pixels, unless the whole row is seen. The panel stays where it is, whatever its height. */
function wayIntoView(row: Element, list: Element): number {
  const { top, bottom } = row.getBoundingClientRect()
  const view = list.getBoundingClientRect()
  if (top >= view.top && bottom <= view.bottom) return 0
  const middle = (top + bottom - view.top - view.bottom) / 2
  return Math.min(middle, top - view.top)
}
