/**
 * Fetches and runs scripts once the browser has painted something to read; at once where nobody looks, and after a second
 * in any case: not every browser tells of its paint.
 *
 * Complete in itself: pages carry its source.
 */
export function runAfterPaint(paths: string[]): void {
  let isBegun = false
  if (document.visibilityState === 'hidden') return begin()
  setTimeout(begin, 1000)
  const watch = new PerformanceObserver((painted) => {
    if (painted.getEntriesByName('first-contentful-paint').length > 0) begin()
  })
  watch.observe({ type: 'paint', buffered: true })

  function begin(): void {
    if (isBegun) return
    isBegun = true
    for (const path of paths) {
      const script = document.createElement('script')
      script.src = path
      script.async = true
      document.head.append(script)
    }
  }
}
