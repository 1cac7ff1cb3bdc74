'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { useCartCount, useCartKey } from '../../shop/cart/cart-store'
import { ShopLink } from '../navigation/shop-link'

type HeaderLinkProps = {
  href: string
  children: ReactNode
  className?: string
  /** What it reads, where it turns bold as the current page: the width of that is reserved. */
  'data-label'?: string
}

/** A link of the header: it marks its page when that is the current one, or one of those it leads to. */
export function HeaderLink({ href, ...link }: HeaderLinkProps) {
  return <ShopLink href={href} aria-current={currentOf(href, usePathname())} {...link} />
}

function currentOf(href: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page'
  const isWithin =
    href === '/explore' && (pathname === '/compare' || pathname.startsWith('/explore/'))
  return isWithin ? 'true' : undefined
}

/** A link to this browser's cart. The count fills in after load; its width is reserved. */
export function CartLink() {
  const count = useCartCount()
  const key = useCartKey()

  return (
    <ShopLink href={key ? `/cart/${encodeURIComponent(key)}` : '/shop'} preload={false}>
      Cart
      <span className="num cart-count">{count}</span>
    </ShopLink>
  )
}
