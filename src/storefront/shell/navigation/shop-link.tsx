'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, type ComponentProps, type MouseEvent, type PointerEvent } from 'react'
import { watchLink } from './preloadable-links'
import { carryChosen } from './carry-chosen'
import { isModifiedClick } from './browser-navigation'
import { useGoTo } from './pending-navigation'

type ShopLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref' | 'target'> & {
  href: string
  /** Preloads its page when it comes into view. */
  preload?: boolean
}

/** A link within the shop. Next's own weighs three times as much, for kinds of preloading that the shop does not use. */
export function ShopLink({ href, preload = true, onClick, onPointerDown, ...link }: ShopLinkProps) {
  const reference = useRef<HTMLAnchorElement>(null)
  const router = useRouter()
  const goTo = useGoTo()

  useEffect(() => {
    const element = reference.current
    if (!element || !preload) return
    return watchLink({ element, href, preload: (path) => router.prefetch(path) })
  }, [href, preload, router])

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (event.defaultPrevented || isModifiedClick(event)) return
    event.preventDefault()
    goTo(carryChosen(href, location.search))
  }

  /** A tab of its own, and a copied address, take what was chosen along too. */
  function point(event: PointerEvent<HTMLAnchorElement>): void {
    onPointerDown?.(event)
    event.currentTarget.setAttribute('href', carryChosen(href, location.search))
  }

  return <a {...link} ref={reference} href={href} onClick={follow} onPointerDown={point} />
}
