import { useRouter } from 'next/navigation'
import { startLoading } from './loading-bar'
import { staysHere } from '../offline/blocked-navigation'
import { startPage } from './pending-navigation'
import { loadsInFull, wayTo } from '../build/link-targets'
import { wayBetween } from './slide-direction'

/** Goes to another page of the shop. */
export function useGoTo(): (href: string) => void {
  const router = useRouter()

  return function goTo(href) {
    if (staysHere(() => goTo(href))) return
    const address = wayTo(href)
    if (loadsInFull(address)) {
      startLoading()
      location.assign(address)
      return
    }
    startPage(wayBetween(location.pathname, new URL(address, location.href).pathname))
    router.push(address)
  }
}
