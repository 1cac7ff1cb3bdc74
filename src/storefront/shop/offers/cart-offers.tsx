import { useState } from 'react'
import type { PriceRules } from '@/domain/pricing/price-rules'
import type { CartState } from '../cart/use-cart'
import type { ShopChoice } from '../shop-choice'
import { OfferRow } from './offer-row'
import { offersInCart, withTaken, type OfferInCart } from './offers-in-cart'

type CartOffersProps = { cartState: CartState; choices: ShopChoice[]; rules: PriceRules }

/** What a cart may gain in one tap. */
export function CartOffers({ cartState, choices, rules }: CartOffersProps) {
  const { cart, changeLines } = cartState
  const [taken, setTaken] = useState<OfferInCart[]>([])

  function take(offer: OfferInCart) {
    setTaken([...taken, offer])
    void changeLines(offer.change)
  }

  return withTaken(offersInCart(cart, choices, rules), taken, cart).map((offer) => (
    <OfferRow key={offer.key} offer={offer} onAdd={offer.isTaken ? null : () => take(offer)} />
  ))
}
