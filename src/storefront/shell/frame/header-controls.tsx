'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { useCartCount, useCartKey } from '../../shop/cart/cart-store'
import { makeChanges, useInBrowser } from '../../ui/use-in-browser'
import { ShopLink } from '../navigation/shop-link'

export function ThemeSwitch() {
  const theme = useInBrowser(readTheme, 'default', changes.subscribe)
  const isInverted = theme === 'inverted'

  return (
    <button
      type="button"
      aria-pressed={isInverted}
      data-label="Negative"
      onClick={() => setTheme(isInverted ? 'default' : 'inverted')}
    >
      Negative
    </button>
  )
}

type Theme = 'default' | 'inverted'

const changes = makeChanges()

/** The script of the head sets it before the page is painted (`head-entry.ts`). */
function readTheme(): Theme {
  return document.documentElement.dataset.theme === 'inverted' ? 'inverted' : 'default'
}

/** Stored under the key and the values that returning visitors have had from the start. */
function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.tone = theme === 'inverted' ? 'negative' : 'positive'
  } catch {
    // Without local storage the theme lasts as long as the page.
  }
  changes.notify()
}

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
