'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, type ComponentProps } from 'react'
import { staysHere } from './no-connection'
import { startPage } from './page-on-its-way'
import { watchLink } from './preload-in-sight'
import { takesOver } from './site-ways'
import { wayBetween } from './way-between'

type ShopLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch' | 'ref'> & {
  href: string
  /** Preloads its page when it comes in sight. */
  preload?: boolean
}

/** A link within the shop. */
export function ShopLink({ href, preload = true, ...link }: ShopLinkProps) {
  const reference = useRef<HTMLAnchorElement>(null)
  const router = useRouter()

  useEffect(() => {
    const element = reference.current
    if (!element || !preload) return
    return watchLink({ element, href, preload: (address) => router.prefetch(address) })
  }, [href, preload, router])

  return (
    <Link
      {...link}
      ref={reference}
      href={href}
      prefetch={false}
      onNavigate={(event) => {
        link.onNavigate?.(event)
        if (staysHere(() => reference.current?.click())) return event.preventDefault()
        startPage(wayBetween(location.pathname, pathOf(href)))
        if (takesOver(href, router.push)) event.preventDefault()
      }}
    />
  )
}

function pathOf(href: string): string {
  return new URL(href, location.href).pathname
}
