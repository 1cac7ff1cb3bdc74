/** Marks the html element before it is painted: there is script, Explore is asked for a part of itself, the theme last chosen. */
export function markRoot(): void {
  const { classList, dataset } = document.documentElement
  classList.add('js')
  if (/[?&](facts|find|size|text)=/.test(location.search)) classList.add('asks')
  try {
    dataset.tone = localStorage.tone === 'negative' ? 'negative' : 'positive'
  } catch {
    // Without local storage the theme is the server's.
  }
}
