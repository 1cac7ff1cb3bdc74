'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { ShopLink } from '../navigation/shop-link'

type HeaderLinkProps = {
  href: string
  children: ReactNode
  className?: string
}

/** A link of the header: it marks its page when that is the current one. */
export function HeaderLink({ href, ...link }: HeaderLinkProps) {
  const isCurrent = usePathname() === href
  return <ShopLink href={href} aria-current={isCurrent ? 'page' : undefined} {...link} />
}
