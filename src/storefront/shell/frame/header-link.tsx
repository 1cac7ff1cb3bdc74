'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { ShopLink } from '../navigation/shop-link'

type BarLinkProps = {
  href: string
  children: ReactNode
  className?: string
}

/** A link of the bar: it knows when its page is the current one. */
export function BarLink({ href, ...link }: BarLinkProps) {
  const isCurrent = usePathname() === href
  return <ShopLink href={href} aria-current={isCurrent ? 'page' : undefined} {...link} />
}
