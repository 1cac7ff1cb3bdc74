'use client'

import { ownValue } from '@/domain/own-value'
import { useQuery } from '../../tester/state/use-query'
import { decodeTest } from '../specimen/test-setting'
import { useTriedStyle } from '../specimen/tried-style'
import { BuyBar } from './buy-bar'
import type { ForSale } from './chosen-price'

type TriedBuyBarProps = {
  typeface: ForSale
  /** Of the styles, by their names in the address. */
  ids: Record<string, string>
}

/** The style that was tried last, and the text it was tried with, go into the shop; before any is, those of the address. */
export function TriedBuyBar({ typeface, ids }: TriedBuyBarProps) {
  const [query] = useQuery()
  const { tried } = useTriedStyle()
  const shown = tried?.styleId ?? ownValue(ids, decodeTest(query).styleKey ?? '')
  return <BuyBar typeface={typeface} shown={shown} text={tried?.text} />
}
