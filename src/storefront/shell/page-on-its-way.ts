import { startTransition } from 'react'
import { finishLoading, startLoading } from './loading-progress'

let tell: ((isOnItsWay: boolean) => void) | null = null

/** Said in the moment a page is asked for. React takes it back when that page is shown, or another in its place. */
export function startPage(): void {
  startLoading()
  startTransition(() => tell?.(true))
}

/** The one who is told, and whether a page is on its way now. */
export function hearOfPages(isOnItsWay: boolean, hear: (isOnItsWay: boolean) => void): void {
  tell = hear
  if (!isOnItsWay) finishLoading()
}
