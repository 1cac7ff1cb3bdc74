import type { PriceRules } from '@/domain/pricing/price-rules'
import { offerBundle } from './bundle-offer'
import { requestOfLine } from '../cart/cart-client'
import { offerRest } from './family-offer'
import { OfferRow } from './offer-row'
import { findChoice, type ShopChoice } from '../shop-choice'
import type { CartState } from '../cart/use-cart'

type CartOffersProps = { cartState: CartState; choices: ShopChoice[]; rules: PriceRules }

/** The rest of each family that is in the cart in part, and a bundle that gains something for it. */
export function CartOffers({ cartState, choices, rules }: CartOffersProps) {
  const { cart, changeLines } = cartState
  // A bundle would join lines of which each is one licence.
  const isHeld = cart.lines.some(({ held }) => held)
  const bundle = isHeld ? null : offerBundle(cart.lines.map(requestOfLine), choices, rules)
  return (
    <>
      {cart.lines.map((line, index) => {
        const choice = findChoice(choices, line.typeface.slug)
        const picked = {
          styles: line.styles.map((style) => style.id),
          licences: Object.fromEntries(line.licences.map(({ type, tier }) => [type, tier])),
        }
        const offer = choice && offerRest(picked, { choice, choices }, rules)
        if (!offer || line.renews) return null

        const whole = [...picked.styles, ...offer.styles]
        return (
          <OfferRow
            key={line.id}
            offer={offer}
            onAdd={() =>
              void changeLines((lines) =>
                lines.map((old, place) => (place === index ? { ...old, styles: whole } : old)),
              )
            }
          />
        )
      })}
      {bundle && <OfferRow offer={bundle} onAdd={() => void changeLines(() => bundle.lines)} />}
    </>
  )
}
