import { useLayoutEffect } from 'react'

/**
 * The server knows no query: what depends on it stays hidden until a page shows it, so that nothing moves.
 * `before-hydration/mark-root.ts` sets the class, this takes it away. Null: something is still to come.
 */
export function useShownQuery(shown: string | null): void {
  useLayoutEffect(() => {
    if (shown !== location.search.slice(1)) return
    document.documentElement.classList.remove('has-query')
  }, [shown])
}
