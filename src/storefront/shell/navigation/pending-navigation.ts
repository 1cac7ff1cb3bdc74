import { startTransition } from 'react'
import { finishLoading, startLoading } from './loading-bar'
import type { Way } from './slide-direction'

let tell: ((isOnItsWay: boolean) => void) | null = null

/**
 * Said in the moment a page is asked for. React takes it back when that page is shown, or another in its place. The way
 * is kept here and not as React's transition type: any other transition that ends before the page comes would take it.
 */
export function startPage(way?: Way): void {
  document.documentElement.dataset.way = way ?? ''
  startLoading()
  startTransition(() => tell?.(true))
}

/** The one who is told, and whether a page is on its way now. */
export function hearOfPages(isOnItsWay: boolean, hear: (isOnItsWay: boolean) => void): void {
  tell = hear
  if (!isOnItsWay) finishLoading()
}
