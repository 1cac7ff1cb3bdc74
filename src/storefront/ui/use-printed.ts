'use client'

import { useSyncExternalStore } from 'react'

let wasPrinted = false

/**
 * Whether the page is being printed, or was: paper shows what has never been in the window. A browser waits for what is
 * requested by then, fonts too.
 */
export function usePrinted(): boolean {
  return useSyncExternalStore(
    watchPrinting,
    () => wasPrinted,
    () => false,
  )
}

function watchPrinting(notify: () => void): () => void {
  const onPrint = () => {
    wasPrinted = true
    notify()
  }
  addEventListener('beforeprint', onPrint)
  return () => removeEventListener('beforeprint', onPrint)
}
