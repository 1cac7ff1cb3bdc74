import { ownValue } from '@/domain/own-value'

/** The key of the session storage for the scroll positions of the history's entries. */
export const SCROLL_POSITIONS = 'places'

/**
 * Back and forward before hydration: the browser loads the page of the entry, as it would follow a link. Otherwise React
 * would hydrate the page that is still shown as if it were that of the URL.
 */
export function travelBeforeHydration(): void {
  const shown = readPage()
  const untilHydrated = new AbortController()
  addEventListener('fount:hydrated', () => untilHydrated.abort(), { once: true })
  addEventListener('popstate', travel, { signal: untilHydrated.signal })
  // Left within the shop and returned to by a load: the browser was told not to restore the scroll itself.
  if (history.scrollRestoration === 'manual') {
    document.addEventListener('DOMContentLoaded', restoreScroll)
  }

  function travel(): void {
    if (readPage() === shown) return
    // Hydrated or not until it is gone, it is not the page of the entry and must store no position for it.
    addEventListener('pagehide', (event) => event.stopImmediatePropagation())
    location.reload()
  }

  function readPage(): string {
    return location.pathname + location.search
  }

  function restoreScroll(): void {
    const { navigation } = window as { navigation?: { currentEntry: { key: string } } }
    try {
      const stored = sessionStorage.getItem(SCROLL_POSITIONS) ?? '{}'
      const positions = JSON.parse(stored) as Record<string, number>
      scrollTo({
        top: ownValue(positions, navigation?.currentEntry.key ?? '') ?? 0,
        behavior: 'instant',
      })
    } catch {
      // Without session storage the page starts at its top.
    }
  }
}
