'use client'

import { useSyncExternalStore } from 'react'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { rowsOfPayment } from '../../shop/bill/cart-rows'
import type { ShopChoice } from '../../shop/shop-choice'
import { ActionLink } from '../../ui/action-button'
import { findStoredOrder } from '../stored-order'
import { SummaryBill } from '../summary-bill'

/** A cart cannot be bought twice: it shows its bill and a link to its order. */
export function PaidCart({ cart, choices }: { cart: PricedCart; choices: ShopChoice[] }) {
  const orderPath = useSyncExternalStore(
    () => () => {},
    () => findStoredOrder(cart.cart_key)?.path ?? null,
    () => null,
  )

  return (
    <>
      <section>
        <h1 tabIndex={-1}>
          <b>This cart is paid</b>
        </h1>
        <p className="soft">The order and its fonts are in the buyer’s e-mail.</p>
      </section>
      <SummaryBill cart={cart} choices={choices} rows={rowsOfPayment(cart)}>
        {orderPath ? (
          <ActionLink href={orderPath} label="Your order" />
        ) : (
          <ActionLink href="/" label="Choose typefaces" />
        )}
      </SummaryBill>
    </>
  )
}
