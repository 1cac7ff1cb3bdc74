'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, type ComponentProps } from 'react'
import { startLoading } from './loading-progress'
import { watchLink } from './preload-in-sight'

type ShopLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch' | 'ref'> & {
  href: string
  /** Which way the page slides in. */
  transition?: 'forward' | 'back'
  /** Preloads its page when it comes in sight. */
  preload?: boolean
}

/** A link within the shop. */
export function ShopLink({ href, transition, preload = true, ...link }: ShopLinkProps) {
  const reference = useRef<HTMLAnchorElement>(null)
  const router = useRouter()

  useEffect(() => {
    const element = reference.current
    if (element && preload) return watchLink(element, () => router.prefetch(href))
  }, [href, preload, router])

  return (
    <Link
      {...link}
      ref={reference}
      href={href}
      prefetch={false}
      transitionTypes={transition ? [transition] : undefined}
      onNavigate={(event) => {
        link.onNavigate?.(event)
        if (pathOf(href) !== location.pathname) startLoading()
      }}
    />
  )
}

function pathOf(href: string): string {
  return new URL(href, location.href).pathname
}
