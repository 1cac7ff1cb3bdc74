/**
 * Marks the html element before it is painted: there is script, the query of Explore or a text to set, home or a
 * typeface that is seen from its top, a cart whose count has two figures, the typeface being chosen (of a question: none),
 * the theme last chosen.
 */
export function markRoot(): void {
  const { classList, dataset } = document.documentElement
  classList.add('js')
  if (/[?&](facts|features|find|size|style|text|view)=/.test(location.search))
    classList.add('has-query')
  if (/^\/(typeface\/[^/]+\/?)?$/.test(location.pathname) && !location.hash && isFollowed())
    classList.add('from-top')
  if (/\bcart=[^;]*lines%22%3A\d\d/.test(document.cookie)) classList.add('has-long-count')
  const { search } = location
  const [, typeface] = /[?&]typeface=([\w-]+)/.exec(search) ?? []
  if (/[?&]ask=/.test(search)) dataset.typeface = ''
  else if (typeface) dataset.typeface = typeface
  try {
    dataset.theme = localStorage.tone === 'negative' ? 'inverted' : 'default'
  } catch {
    // Without local storage the theme is the server's.
  }
}

/** Not reloaded or returned to: those begin where they were left, and every height above must be there. */
function isFollowed(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return (load as PerformanceNavigationTiming | undefined)?.type === 'navigate'
}
