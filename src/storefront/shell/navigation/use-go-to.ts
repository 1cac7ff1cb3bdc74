import { useRouter } from 'next/navigation'
import { needsFullLoad, resolveHref } from '../build/link-targets'
import { blockOffline } from '../offline/blocked-navigation'
import { startLoading } from './loading-bar'
import { startNavigation } from './pending-navigation'
import { slideDirectionBetween } from './slide-direction'

/** Goes to another page of the shop. */
export function useGoTo(): (href: string) => void {
  const router = useRouter()

  return function goTo(href) {
    if (blockOffline(() => goTo(href))) return
    const target = resolveHref(href)
    if (needsFullLoad(target)) {
      startLoading()
      location.assign(target)
      return
    }
    const { pathname } = new URL(target, location.href)
    const direction = slideDirectionBetween(location.pathname, pathname)
    startNavigation(pathname === '/shop' ? 'shop' : direction)
    router.push(target)
  }
}
