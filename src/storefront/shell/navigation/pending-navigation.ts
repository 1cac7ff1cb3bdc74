import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { mayReload } from '../before-hydration/may-reload'
import { blockOffline } from './blocked-navigation'
import { isIncomplete, needsFullLoad, resolveHref } from './link-targets'
import { finishLoading, startLoading } from './loading-bar'

let setPending: ((isPending: boolean) => void) | null = null

/**
 * To be called when a page is requested. React resets the optimistic state when that page is shown, or another in its place.
 * The direction stands here and not as React's transition type: any other transition that ends before the page comes would
 * use it up.
 */
export function startNavigation(direction?: SlideDirection | 'shop'): void {
  const { dataset } = document.documentElement
  dataset.slide = direction ?? ''
  // For motion.css, where the page that is left is no longer there to ask.
  dataset.from = document.querySelector('.shop-backdrop') ? 'shop' : ''
  startLoading()
  startTransition(() => setPending?.(true))
}

/** Connects the optimistic state to `startNavigation`; the loading bar ends when no navigation is pending. */
export function connectPending(isPending: boolean, set: (isPending: boolean) => void): void {
  setPending = set
  if (!isPending) finishLoading()
}

export type SlideDirection = 'forward' | 'back'

/** Explore lies to the right of the other pages, and a typeface to play with to the right of Explore. */
export function slideDirectionBetween(from: string, to: string): SlideDirection | undefined {
  const rise = depthOf(to) - depthOf(from)
  if (rise > 0) return 'forward'
  if (rise === 0) return undefined
  return depthOf(to) > 0 || to === '/' ? 'back' : 'forward'
}

function depthOf(path: string): number {
  return /^\/explore(\/|$)/.test(path) ? path.split('/').length : 0
}

/** Goes to another page of the shop. */
export function useGoTo(): (href: string) => void {
  const router = useRouter()

  return function goTo(href) {
    if (blockOffline(() => goTo(href))) return
    const target = resolveHref(href)
    const { pathname } = new URL(target, location.href)
    if (needsFullLoad(target)) {
      // Counts as the one reload of a page whose code does not come.
      if (isIncomplete()) mayReload(pathname)
      startLoading()
      location.assign(target)
      return
    }
    const direction = slideDirectionBetween(location.pathname, pathname)
    startNavigation(pathname === '/shop' ? 'shop' : direction)
    router.push(target)
  }
}
