import { expect, test } from 'vitest'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import { familyOfBundle } from '@/domain/pricing/bundle-family'
import { describeWhole, includedBundles, offerBundles, offerFamily } from '@/domain/pricing/offers'
import { offerBundleInCart } from '@/domain/pricing/offer-bundle-in-cart'
import { priceInScopes, type PricingPlace } from '@/domain/pricing/price-in-scopes'
import { familyInList } from '@/domain/pricing/price-list'
import { priceLine } from '@/domain/pricing/price-line'
import { type PricedFamily, stylesOfFamily } from '@/domain/pricing/priced-family'
import { generatedAcross, generatedBundles } from './generated-bundles'
import { Chance, generatedCases } from './generated-carts'
import { netIn } from './a-price-list'
import { inSales, randomSales, someInSale } from './generated-sales'

type Case = PricingPlace & { line: CartLineRequest }

const OTHERS = generatedCases(200)

/**
 * Families with bundles of their own, then those that share one over several; each with the licences of another cart, many of them
 * in sales of everything, of a part, or of one licence type alone.
 */
const CASES: Case[] = [
  ...someInSale(generatedBundles(600), licencesOf).map(({ family, line, rules }) => ({
    family,
    scopes: [family],
    line,
    rules,
  })),
  ...generatedAcross(200).flatMap(({ families: listed, bundle: inList, chosen }, at) => {
    const other = OTHERS[at]
    const across = familyOfBundle(inList, listed)
    if (!across || !other) return []
    const sales = inSales(randomSales(new Chance(at + 11), across, licencesOf(other)))
    const scopes = [...listed, across].map((one) => familyInList<PricedFamily>(one, sales))
    const styles = chosen.filter((id) => id.startsWith('0:'))
    return { family: scopes[0]!, scopes, rules: other.rules, line: { ...other.line, styles } }
  }),
].filter(({ line }) => line.licences.length > 0)

function licencesOf({ rules }: Pick<Case, 'rules'>): string[] {
  return rules.licenceTypes.map(({ key }) => key)
}

test('what an offer says is what the line costs more when it is taken', () => {
  const offers = CASES.flatMap((one) =>
    offersOf(one).map(({ amount, styles }) => ({ one, amount, styles })),
  )
  const broken = offers.filter(({ one, amount, styles }) => {
    const whole = { ...one.line, styles: [...one.line.styles, ...styles] }
    return amount !== priceInScopes(whole, one).amount - priceInScopes(one.line, one).amount
  })

  expect(broken).toEqual([])
  expect(offers.length).toBeGreaterThan(500)
})

test('what a bundle in the cart says is what the cart costs more when it is taken', () => {
  const offers = CASES.flatMap((one) => {
    const offer = offerBundleInCart([one.line], one.scopes, netIn(one.scopes, one.rules))
    return offer ? [{ one, offer }] : []
  })
  const broken = offers.filter(({ one, offer }) => {
    const costOf = (lines: CartLineRequest[]) =>
      lines.reduce((sum, line) => sum + priceInScopes(line, one).amount, 0)
    return offer.amount !== costOf(offer.lines) - costOf([one.line])
  })

  expect(broken).toEqual([])
  expect(offers.length).toBeGreaterThan(50)
})

test('what is said to be included is what the line pays for, in a sale of its own licence too, and nothing of that is offered', () => {
  const told = CASES.flatMap((one) => {
    const covers = new Set(priceInScopes(one.line, one).covers)
    const isPaid = (styles: string[]) => styles.every((id) => covers.has(id))
    const families = everyFamily(one.family).map((family) => ({
      isPaid: isPaid(stylesOfFamily(family).map(({ id }) => id)),
      isIncluded: describeWhole(family, one.line, one) !== null,
      isOffered: offerFamily(family, one.line, one) !== null,
      isSold: family.familyPrice !== null && stylesOfFamily(family).length > 1,
    }))
    const included = includedBundles(one.line, one).map(({ id }) => id)
    const offered = offerBundles(one.line, one).map(({ id }) => id)
    const bundles = (one.family.bundles ?? []).map(({ id, styles }) => ({
      isPaid: isPaid(styles),
      isSold: true,
      isIncluded: included.includes(id),
      isOffered: offered.includes(id),
    }))
    return [...families, ...bundles]
  })

  expect(told.filter(({ isIncluded, isPaid }) => isIncluded && !isPaid)).toEqual([])
  expect(told.filter(({ isOffered, isPaid }) => isOffered && isPaid)).toEqual([])
  expect(told.filter(({ isIncluded, isPaid, isSold }) => isSold && isPaid && !isIncluded)).toEqual(
    [],
  )
  expect(told.filter(({ isIncluded }) => isIncluded).length).toBeGreaterThan(100)
})

test('a line is priced in the scope that sells it for the least with its own licences', () => {
  const broken = CASES.filter((one) => {
    const held = one.scopes.filter((scope) => holdsAll(scope, one.line.styles))
    const least = Math.min(...held.map((scope) => priceLine(one.line, scope, one.rules).amount))
    return one.line.styles.length > 0 && priceInScopes(one.line, one).amount !== least
  })

  expect(broken).toEqual([])
})

function holdsAll(family: PricedFamily, styles: string[]): boolean {
  const held = new Set(stylesOfFamily(family).map(({ id }) => id))
  return styles.every((id) => held.has(id))
}

function offersOf({ family, line, ...place }: Case) {
  const whole = everyFamily(family).flatMap(
    (one) => offerFamily(one, line, { family, ...place }) ?? [],
  )
  return [...whole, ...offerBundles(line, { family, ...place })]
}

function everyFamily(family: PricedFamily): PricedFamily[] {
  return [family, ...family.children.flatMap(everyFamily)]
}
