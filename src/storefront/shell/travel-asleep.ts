/** What the session keeps the places of the history's entries under. */
export const PLACES = 'places'

/**
 * Back and forward while the page is not awake: the browser loads the page of the entry, as it would follow a link.
 * Whoever came later would take the page that stands there for that of the address.
 *
 * Complete in itself: the script in the head carries its source.
 */
export function travelAsleep(places: string): void {
  const shown = pageOfAddress()
  const asleep = new AbortController()
  addEventListener('fount:awake', () => asleep.abort(), { once: true })
  addEventListener('popstate', travel, { signal: asleep.signal })
  // Left within the shop, come back to by a load: the browser was told to keep out.
  if (history.scrollRestoration === 'manual') {
    document.addEventListener('DOMContentLoaded', placePage)
  }

  function travel(): void {
    if (pageOfAddress() === shown) return
    // Awake or not until it is gone, it is not the page of the entry and keeps no place for it.
    addEventListener('pagehide', (event) => event.stopImmediatePropagation())
    location.reload()
  }

  function pageOfAddress(): string {
    return location.pathname + location.search
  }

  function placePage(): void {
    const { navigation } = window as { navigation?: { currentEntry: { key: string } } }
    try {
      const kept = JSON.parse(sessionStorage.getItem(places) ?? '{}') as Record<string, number>
      scrollTo({ top: kept[navigation?.currentEntry.key ?? ''] ?? 0, behavior: 'instant' })
    } catch {
      // A browser that keeps nothing begins at the top.
    }
  }
}
