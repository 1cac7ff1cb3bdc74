import { useRouter } from 'next/navigation'
import { startLoading } from './loading-progress'
import { staysHere } from './no-connection'
import { startPage } from './page-on-its-way'
import { loadsInFull, wayTo } from './site-ways'
import { wayBetween } from './way-between'

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
