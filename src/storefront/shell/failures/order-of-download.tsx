'use client'

import { useSyncExternalStore } from 'react'
import { WayOn } from './plain-link'

const ORDER = /^\/order\/[^/]+$/

/** The way back to the order whose page the link was on; a link from elsewhere names none. */
export function OrderOfDownload() {
  const path = useSyncExternalStore(
    () => () => {},
    () => orderPathOf(document.referrer),
    () => null,
  )
  if (path === null) return null
  return <WayOn href={path}>Your order →</WayOn>
}

function orderPathOf(referrer: string): string | null {
  if (!URL.canParse(referrer)) return null
  const { origin, pathname } = new URL(referrer)
  return origin === location.origin && ORDER.test(pathname) ? pathname : null
}
