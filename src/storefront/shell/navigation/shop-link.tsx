'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react'
import { opensElsewhere } from './modified-click'
import { watchLink } from '../preloading/preloadable-links'
import { useGoTo } from './use-go-to'

type ShopLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref' | 'target'> & {
  href: string
  /** Preloads its page when it comes in sight. */
  preload?: boolean
}

/** A link within the shop. Next's own brings three times its weight in ways to preload, none of which the shop goes. */
export function ShopLink({ href, preload = true, onClick, ...link }: ShopLinkProps) {
  const reference = useRef<HTMLAnchorElement>(null)
  const router = useRouter()
  const goTo = useGoTo()

  useEffect(() => {
    const element = reference.current
    if (!element || !preload) return
    return watchLink({ element, href, preload: (address) => router.prefetch(address) })
  }, [href, preload, router])

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    goTo(href)
  }

  return <a {...link} ref={reference} href={href} onClick={follow} />
}
