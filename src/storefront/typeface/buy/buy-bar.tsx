'use client'

import { ShopLink } from '../../shell/navigation/shop-link'
import { encodeQuery } from '../../tester/state/encode-query'
import { useChosenStyles } from '../styles/chosen-styles'
import { describeChosen, type ForSale } from './chosen-price'

type BuyBarProps = {
  typeface: ForSale
  /** The id of the style one is looking at. */
  shown?: string
  /** What it is tested with, where the address does not say. */
  text?: string
}

/** Fixed to the bottom of the window: what is chosen, what it costs, and the link to the shop. */
export function BuyBar({ typeface, shown, text }: BuyBarProps) {
  const { chosen } = useChosenStyles()
  const { count, price, href: chosenPath } = describeChosen(typeface, chosen)
  const tested = encodeQuery([
    ['style', shown ?? null],
    ['text', text?.trim() ? text : null],
  ])
  const href = chosenPath && tested ? `${chosenPath}&${tested}` : chosenPath

  return (
    <aside className="buy grid" aria-label="Buy">
      <b>{typeface.family.name}</b>
      <p data-n="" aria-live="polite">
        {count}
      </p>
      <p className="num">
        <span data-sum="">{price}</span>
        {href && <span className="soft wide">&ensp;before VAT</span>}
      </p>
      {href && (
        <ShopLink href={href} className="do" preload={false}>
          <span>Choose licences</span>
          <span aria-hidden="true">→</span>
        </ShopLink>
      )}
    </aside>
  )
}
