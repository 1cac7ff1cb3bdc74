/** Marks the html element before it is painted: there is script, the query of Explore or a text to set, the theme last chosen. */
export function markRoot(): void {
  const { classList, dataset } = document.documentElement
  classList.add('js')
  if (/[?&](facts|features|find|size|style|text|view)=/.test(location.search))
    classList.add('has-query')
  try {
    dataset.theme = localStorage.tone === 'negative' ? 'inverted' : 'default'
  } catch {
    // Without local storage the theme is the server's.
  }
}
