/** What is laid out once it nears the window, or after it: see `LayOutRest`. */
const PARTS = '.from-top main > .hero ~ *, .from-top .row .line'

/**
 * What ends above the middle of the window gets its height while a page is laid out, or when its letters come: what one looks
 * at, and is about to press, stays where it is. Browsers do so by themselves, Safari does not.
 */
export function keepPlace(): void {
  addEventListener('DOMContentLoaded', () => {
    if (!CSS.supports('overflow-anchor', 'auto')) watchHeights(document.querySelectorAll(PARTS))
  })
}

function watchHeights(parts: Iterable<Element>): void {
  const heights = new Map<Element, number>()
  const observer = new ResizeObserver((changes) => {
    const moved = changes
      .map(({ target }) => ({ target, box: target.getBoundingClientRect() }))
      .sort((a, b) => a.box.top - b.box.top)
      .reduce((sum, { target, box }) => {
        const before = heights.get(target) ?? box.height
        heights.set(target, box.height)
        const wasAbove = box.top - sum + before <= innerHeight / 2
        return wasAbove ? sum + box.height - before : sum
      }, 0)
    if (scrollY > 0 && moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
  })
  for (const part of parts) observer.observe(part)
}
