import { describeWhole } from '@/domain/pricing/offers'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { lineOf, type Picked } from '../choose/picked'
import type { ShopChoice } from '../shop-choice'
import { INCLUDED, offerWhole, unlessRefused } from './family-offer'
import { OfferRow } from './offer-row'

type WholeOfferProps = {
  group: ShopChoice
  choice: ShopChoice
  choices: ShopChoice[]
  picked: Picked
  rules: PriceRules
  onAdd: (styles: string[]) => void
}

/** The rest of a family in one tap, or that all of it is taken. */
export function WholeOffer({ group, picked, rules, onAdd, ...shown }: WholeOfferProps) {
  const offer = offerWhole(picked, { group, ...shown }, rules)
  if (offer) return <OfferRow offer={offer} onAdd={() => onAdd(offer.styles)} />
  const text = unlessRefused(() => describeWhole(group, lineOf(picked)))
  return text && <OfferRow offer={{ text, price: INCLUDED }} onAdd={null} />
}
