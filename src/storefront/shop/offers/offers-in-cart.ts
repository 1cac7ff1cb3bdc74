import type { CartLineRequest } from '@/domain/cart/cart-request'
import type { PricedCart, PricedLine } from '@/domain/cart/priced-cart'
import { quoteShownCart } from '@/domain/cart/quote-shown-cart'
import type { PricingPlace } from '@/domain/pricing/price-in-scopes'
import { offerBundleInCart } from '@/domain/pricing/offer-bundle-in-cart'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { shownSum } from '@/domain/pricing/shown-price'
import { requestOfLine } from '../cart/cart-client'
import { findChoice, type ShopChoice } from '../shop-choice'
import { INCLUDED, offerRest, priceOfOffer, unlessRefused } from './family-offer'

export type OfferInCart = {
  /** Stays when the offer is taken. */
  key: string
  text: string
  price: string
  /** What the cart holds once it is taken. */
  styles: string[]
  /** The lines of the cart with it. */
  change: (lines: CartLineRequest[]) => CartLineRequest[]
}

/** A bundle that gains something for a cart, then the rest of each family that is in it in part. */
export function offersInCart(cart: PricedCart, choices: ShopChoice[], rules: PriceRules) {
  const keys = keysOf(cart.lines)
  const requests = cart.lines.map(requestOfLine)
  const netOf: NetOf = (lines) =>
    quoteShownCart(cart, lines, { scopes: choices, rules })?.net ?? null
  // What is newer than these prices is offered nothing.
  if (unlessRefused(() => netOf(requests)) !== cart.net) return []

  const families = cart.lines.flatMap((line, index) => {
    const netWith = (one: CartLineRequest) =>
      netOf(requests.map((old, place) => (place === index ? { ...old, ...one } : old))) ?? 0
    const offer = offerOfLine(line, { choices, rules, netWith })
    if (!offer) return []
    const styles = [...line.styles.map(({ id }) => id), ...offer.styles]
    const change = (lines: CartLineRequest[]) =>
      lines.map((old, place) => (place === index ? { ...old, styles } : old))
    return [{ ...offer, key: keys[index] ?? '', styles, change }]
  })
  return [...bundlesOffered(cart, { choices, rules, netOf }), ...families]
}

/** With those taken on this visit, each in its place and as long as the cart holds it: what stands beneath stays where it is. */
export function withTaken(
  offers: readonly OfferInCart[],
  taken: readonly OfferInCart[],
  { lines }: PricedCart,
): (OfferInCart & { isTaken: boolean })[] {
  const keys = keysOf(lines)
  const held = new Set(lines.flatMap(({ styles }) => styles.map(({ id }) => id)))
  const kept = taken.filter(
    ({ key, styles }) =>
      styles.every((id) => held.has(id)) && !offers.some((one) => one.key === key),
  )
  return [
    ...kept.map((offer) => ({ ...offer, price: INCLUDED, isTaken: true })),
    ...offers.map((offer) => ({ ...offer, isTaken: false })),
  ].toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
}

type NetOf = (lines: readonly CartLineRequest[]) => number | null

type Prices = { choices: ShopChoice[]; rules: PriceRules }

function offerOfLine(
  line: PricedLine,
  { choices, rules, netWith }: Prices & Pick<PricingPlace, 'netWith'>,
) {
  const choice = findChoice(choices, line.typeface.slug)
  if (!choice || line.renews) return null
  const picked = {
    styles: line.styles.map(({ id }) => id),
    licences: Object.fromEntries(line.licences.map(({ type, tier }) => [type, tier])),
  }
  return offerRest(picked, choice, { family: choice, scopes: choices, rules, netWith })
}

/**
 * The bundle that gains most, as it is shown. None where a licence is held: a bundle would join lines of which each is one
 * licence.
 */
function bundlesOffered(
  { lines, net }: PricedCart,
  { choices, rules, netOf }: Prices & { netOf: NetOf },
): OfferInCart[] {
  if (lines.some(({ held }) => held)) return []
  const offer = unlessRefused(() => offerBundleInCart(lines.map(requestOfLine), choices, netOf))
  if (!offer) return []
  const { text, lines: then } = offer
  const amount = shownSum(net + offer.amount, rules.tax) - shownSum(net, rules.tax)
  const price = priceOfOffer({ amount, isAdded: true }, rules)
  const styles = then.flatMap((line) => line.styles)
  return [{ key: text, text, price, styles, change: () => then }]
}

/** A line is known by its typeface, and by which of its lines it is. */
function keysOf(lines: readonly PricedLine[]): string[] {
  return lines.map(({ typeface: { slug } }, index) => {
    const earlier = lines.slice(0, index).filter((line) => line.typeface.slug === slug)
    return `${slug} ${earlier.length}`
  })
}
