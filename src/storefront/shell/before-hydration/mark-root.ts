/** Marks the html element before it is painted: there is script, the query of Explore, the theme last chosen. */
export function markRoot(): void {
  const { classList, dataset } = document.documentElement
  classList.add('js')
  if (/[?&](facts|find|size|text)=/.test(location.search)) classList.add('has-query')
  try {
    dataset.tone = localStorage.tone === 'negative' ? 'negative' : 'positive'
  } catch {
    // Without local storage the theme is the server's.
  }
}
