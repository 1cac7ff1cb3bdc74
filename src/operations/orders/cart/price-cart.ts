import type { Payload } from 'payload'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import type { PricedCart, PricedLine } from '@/domain/cart/priced-cart'
import { StylesOfSeveralTypefaces } from '@/domain/order/order-error'
import { familyOfBundle, holdsAny, isAcross } from '@/domain/pricing/bundle-family'
import { cheapestScope } from '@/domain/pricing/cheapest-scope'
import { filterSold } from '@/domain/pricing/filter-sold'
import type { PriceRules } from '@/domain/pricing/price-rules'
import {
  quoteCart,
  quoteFingerprint,
  type CartQuote,
  type QuotableLine,
  type QuotedLine,
} from '@/domain/pricing/quote-cart'
import { StyleIsUnknown, TaxRateIsMissing } from '@/domain/shop-error'
import { determineTax } from '@/domain/tax/determine-tax'
import type { TaxDecision } from '@/domain/tax/tax-decision'
import type { SoldFamily } from '../../catalogue/typefaces/priced-families'
import { hashOf } from '../../secret-key'
import { readShop } from '../../shop-records'
import type { StoredCart } from './cart-records'
import { findSoldFamilies, readPriceRules, type SoldLicenceType } from './price-records'

export type CartPricing = {
  quote: CartQuote
  quoteHash: string
  /** null: none was chosen, or one that has no tax rate any more. */
  country: string | null
  lines: PricedLine[]
  licenceTypes: SoldLicenceType[]
  eulas: PricedCart['eulas']
}

type Contents = Pick<StoredCart, 'lines' | 'country' | 'vatId'>
type SoldLine = QuotableLine & { family: SoldFamily }

/** What the present request changes. */
type Change = 'lines' | 'country' | 'nothing'

/**
 * Prices a cart from ids and tiers alone. Lines added in this request must be for sale, and a country set in it must have a
 * tax rate. Whatever was withdrawn since an earlier request is left out: the cart still opens, and its other hash shows the
 * buyer that the price has changed.
 */
export async function priceCart(
  payload: Payload,
  cart: Contents,
  { changed }: { changed: Change },
): Promise<CartPricing> {
  const styleIds = [...new Set(cart.lines.flatMap((line) => line.styles))]
  const [families, rules, tax] = await Promise.all([
    findSoldFamilies(payload, styleIds),
    readPriceRules(payload),
    taxFor(payload, cart, { strict: changed === 'country' }),
  ])
  const sold = cart.lines.flatMap((line) =>
    soldLine(line, { families, rules, strict: changed === 'lines' }),
  )
  const quote = quoteCart(sold, { rules, tax })

  return {
    quote,
    quoteHash: hashOf(quoteFingerprint(quote)),
    country: quote.tax === null ? null : cart.country,
    lines: pricedLines(
      quote.lines,
      sold.map(({ family }) => family),
    ),
    licenceTypes: rules.licenceTypes,
    eulas: eulasOf(quote.lines, rules.licenceTypes),
  }
}

async function taxFor(
  payload: Payload,
  cart: Contents,
  { strict }: { strict: boolean },
): Promise<TaxDecision | null> {
  if (cart.country === null) return null
  const shop = await readShop(payload)
  try {
    return determineTax({
      seller: { country: shop.country, vatId: shop.vatId ?? null },
      buyer: { country: cart.country, vatId: cart.vatId },
      rates: (shop.taxRates ?? []).map(({ country, kind, rate }) => ({ country, kind, rate })),
    })
  } catch (error) {
    if (strict || !(error instanceof TaxRateIsMissing)) throw error
    return null
  }
}

function soldLine(
  line: CartLineRequest,
  { families, rules, strict }: { families: SoldFamily[]; rules: PriceRules; strict: boolean },
): SoldLine[] {
  const unknown = line.styles.find((id) => !families.some((one) => holdsAny(one, [id])))
  if (strict && unknown !== undefined) throw new StyleIsUnknown(unknown)

  return scopesOf(line.styles, { families, strict }).flatMap((family) => {
    const styles = line.styles.filter((id) => holdsAny(family, [id]))
    const own = { ...line, styles }
    const sold = strict ? own : filterSold(own, { family, licenceTypes: rules.licenceTypes })
    return sold ? [{ line: sold, family }] : []
  })
}

/** Styles of several typefaces are one line as long as a bundle holds them all; else a line for each typeface. */
function scopesOf(
  styles: string[],
  { families, strict }: { families: SoldFamily[]; strict: boolean },
): SoldFamily[] {
  const known = styles.filter((id) => families.some((one) => holdsAny(one, [id])))
  const scope = cheapestScope(known, [...families, ...bundleScopes(families)])
  if (scope) return [scope]
  if (strict) throw new StylesOfSeveralTypefaces()
  return families.filter((one) => holdsAny(one, known))
}

function bundleScopes(families: SoldFamily[]): SoldFamily[] {
  const bundles = families.flatMap((family) => family.bundles ?? [])
  const across = bundles.filter((bundle) => isAcross(bundle, families))
  return [...new Map(across.map((bundle) => [bundle.id, bundle])).values()].flatMap((bundle) => {
    const family = familyOfBundle(bundle, families)
    return family ? { ...family, slug: bundle.slug } : []
  })
}

/** A line's id is that of its family, with a count from the second on: removing a line leaves the ids of the others. */
function pricedLines(lines: QuotedLine[], families: SoldFamily[]): PricedLine[] {
  const counts = new Map<string, number>()
  return lines.map((line) => {
    const count = (counts.get(line.familyId) ?? 0) + 1
    counts.set(line.familyId, count)
    return pricedLine(line, {
      id: count > 1 ? `${line.familyId}-${count}` : line.familyId,
      families,
    })
  })
}

function pricedLine(
  line: QuotedLine,
  { id, families }: { id: string; families: SoldFamily[] },
): PricedLine {
  const family = families.find(({ id }) => id === line.familyId) as SoldFamily
  const owners = everyFamily(family).filter((one) =>
    one.styles.some(({ id }) => line.line.styles.includes(id)),
  )
  const named = owners.length === 1 && owners[0] ? owners[0] : family

  return {
    id,
    typeface: { id: named.id, name: named.name, slug: named.slug },
    styles: owners.flatMap((owner) =>
      owner.styles
        .filter(({ id }) => line.line.styles.includes(id))
        .map(({ id, name }) => ({ id, name, typeface: { id: owner.id, name: owner.name } })),
    ),
    licences: line.licences.map((licence) => ({
      ...licence,
      answers: line.line.licences.find(({ type }) => type === licence.type)?.answers,
    })),
    steps: line.steps,
    bill: line.bill,
    amount: line.amount,
  }
}

function everyFamily(family: SoldFamily): SoldFamily[] {
  return [family, ...family.children.flatMap(everyFamily)]
}

function eulasOf(lines: QuotedLine[], types: SoldLicenceType[]): PricedCart['eulas'] {
  const chosen = new Set(lines.flatMap(({ licences }) => licences.map(({ type }) => type)))
  const eulas = types.filter(({ key }) => chosen.has(key)).map(({ eula }) => eula)
  return [...new Map(eulas.map((eula) => [eula.id, eula])).values()]
}
