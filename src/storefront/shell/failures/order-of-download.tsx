'use client'

import { useInBrowser } from '../../ui/use-in-browser'
import { WayOn } from './plain-link'

const ORDER = /^\/order\/[^/]+$/

/** The way back to the order whose page the link was on; a link from elsewhere names none. */
export function OrderOfDownload() {
  const path = useInBrowser(() => orderPathOf(document.referrer), null)
  if (path === null) return null
  return <WayOn href={path}>Your order →</WayOn>
}

function orderPathOf(referrer: string): string | null {
  if (!URL.canParse(referrer)) return null
  const { origin, pathname } = new URL(referrer)
  return origin === location.origin && ORDER.test(pathname) ? pathname : null
}
