'use client'

import { ownValue } from '@/domain/own-value'
import { BuyBar } from '../typeface/buy/buy-bar'
import type { ForSale } from '../typeface/buy/chosen-price'
import { useQuery } from './state/use-query'

type TestedBuyBarProps = {
  typeface: ForSale
  /** Ids of the styles by their names in the address. */
  ids: Record<string, string>
  /** The style that is shown where the address names none. */
  first: string
}

/** The style one was looking at is picked in the shop. */
export function TestedBuyBar({ typeface, ids, first }: TestedBuyBarProps) {
  const [query] = useQuery()
  const shown = new URLSearchParams(query).get('style') ?? first
  return <BuyBar typeface={typeface} shown={ownValue(ids, shown) ?? ownValue(ids, first)} />
}
