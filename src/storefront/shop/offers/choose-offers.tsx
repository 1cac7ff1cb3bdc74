import { formatMoney } from '@/domain/money/format-money'
import { bundlesWithin } from '@/domain/pricing/bundle-family'
import { describeWhole, includedBundles, offerBundles } from '@/domain/pricing/offers'
import type { HeldChoice } from '@/domain/pricing/upgrade/more-than-held'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { shownSum } from '@/domain/pricing/shown-price'
import { namesInWords } from '@/domain/words'
import { ShopLink } from '../../shell/navigation/shop-link'
import { lineOf, type Picked, placeOf } from '../choose/picked'
import type { ShopChoice } from '../shop-choice'
import { bundlePath } from '../shop-paths'
import { beforeLicences, INCLUDED, offerWhole, priceOfOffer, unlessRefused } from './family-offer'
import { OfferRow } from './offer-row'

type BundleOffersProps = {
  choice: ShopChoice
  choices: ShopChoice[]
  picked: Picked
  /** The licence that is upgraded. */
  held: HeldChoice | null
  rules: PriceRules
  onAdd: (styles: string[]) => void
}

/** The bundles of a typeface in one tap each; those over several typefaces have a page of their own. */
export function BundleOffers({ choice, choices, picked, held, rules, onAdd }: BundleOffersProps) {
  const place = placeOf(picked, { choice, choices, held }, rules)
  const line = lineOf(picked)
  const offers = unlessRefused(() => offerBundles(line, place)) ?? []
  const included = unlessRefused(() => includedBundles(line, place)) ?? []
  const across = choice.across ? [] : (choice.bundles ?? []).filter(({ isAcross }) => isAcross)
  const rows = [
    ...offers.map(({ id, text, styles, ...offer }) => ({
      id,
      text: text + (offer.isAdded ? beforeLicences(picked) : ''),
      price: priceOfOffer(offer, rules),
      onAdd: () => onAdd(styles),
    })),
    ...included.map((bundle) => ({ ...bundle, price: INCLUDED, onAdd: null })),
  ]
  // Each in its place, taken or not
  const inOrder = bundlesWithin(choice).flatMap(({ id }) => rows.find((row) => row.id === id) ?? [])

  return (
    <>
      {inOrder.map(({ id, ...offer }) => (
        <OfferRow key={id} offer={offer} onAdd={offer.onAdd} />
      ))}
      {across.map(({ id, name, slug, price, styles, typefaces }) => (
        <ShopLink key={id} className="complete" href={bundlePath(slug, styles)} preload={false}>
          <span>
            Bundle {name}, {styles.length} styles of {namesInWords(typefaces)}
          </span>{' '}
          <b className="num">{formatMoney(shownSum(price, rules.tax), rules.currency)} →</b>
        </ShopLink>
      ))}
    </>
  )
}

type WholeOfferProps = BundleOffersProps & { group: ShopChoice }

/** The rest of a family in one tap, or that all of it is taken. */
export function WholeOffer({ group, picked, rules, onAdd, ...shown }: WholeOfferProps) {
  const place = placeOf(picked, shown, rules)
  const offer = offerWhole(picked, { group, place })
  if (offer) return <OfferRow offer={offer} onAdd={() => onAdd(offer.styles)} />
  const text = unlessRefused(() => describeWhole(group, lineOf(picked), place))
  return text && <OfferRow offer={{ text, price: INCLUDED }} onAdd={null} />
}
