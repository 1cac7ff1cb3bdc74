import { useRouter } from 'next/navigation'
import { mayReload } from '../before-hydration/may-reload'
import { isIncomplete, needsFullLoad, resolveHref } from './link-targets'
import { blockOffline } from './blocked-navigation'
import { startLoading } from './loading-bar'
import { slideDirectionBetween, startNavigation } from './pending-navigation'

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
