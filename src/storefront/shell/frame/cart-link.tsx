'use client'

import { useCartCount, useCartKey } from '../../shop/cart/cart-store'
import { ShopLink } from '../navigation/shop-link'

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
