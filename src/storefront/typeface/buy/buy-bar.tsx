'use client'

import { ShopLink } from '../../shell/navigation/shop-link'
import { useChosenStyles } from '../styles/chosen-styles'
import { describeChosen, type ForSale } from './chosen-price'

/** Fixed to the bottom of the window: what is chosen, what it costs, and the link to the shop. */
export function BuyBar({ typeface }: { typeface: ForSale }) {
  const { chosen } = useChosenStyles()
  const { count, price, href } = describeChosen(typeface, chosen)

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
