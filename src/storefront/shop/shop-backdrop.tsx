'use client'

import type { ReactNode } from 'react'
import { useStoredCurrency } from './currency/currency-select'

type Props = {
  /** Of the prices in its rows. */
  currency: string | undefined
  children: ReactNode
}

/** The rows of home beside the panel, inert. A page speaks of one currency: where the panel's is another one, theirs are not shown. */
export function ShopBackdrop({ currency, children }: Props) {
  const chosen = useStoredCurrency()
  const isOther = chosen !== null && chosen !== currency
  return (
    <div
      className={isOther ? 'shop-backdrop inverted is-unpriced' : 'shop-backdrop inverted'}
      inert
      aria-hidden="true"
    >
      {children}
    </div>
  )
}
