import { expect, test } from 'vitest'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import { familyOfBundle } from '@/domain/pricing/bundle-family'
import { offerBundles, offerFamily } from '@/domain/pricing/offers'
import { offerBundleInCart } from '@/domain/pricing/offer-bundle-in-cart'
import { priceInScopes, type PricingPlace } from '@/domain/pricing/price-in-scopes'
import type { PricedFamily } from '@/domain/pricing/priced-family'
import { generatedAcross, generatedBundles } from './generated-bundles'
import { generatedCases } from './generated-carts'

type Case = PricingPlace & { line: CartLineRequest }

const OTHERS = generatedCases(200)

/** Families with bundles of their own, then those that share one over several; each with the licences of another cart. */
const CASES: Case[] = [
  ...generatedBundles(600).map(({ family, line, rules }) => ({
    family,
    scopes: [family],
    line,
    rules,
  })),
  ...generatedAcross(200).flatMap(({ families, bundle, chosen }, at) => {
    const other = OTHERS[at]
    const across = familyOfBundle(bundle, families)
    const [family] = families
    if (!across || !family || !other) return []
    const styles = chosen.filter((id) => id.startsWith('0:'))
    const scopes = [...families, across]
    return { family, scopes, rules: other.rules, line: { ...other.line, styles } }
  }),
].filter(({ line }) => line.licences.length > 0)

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
    const offer = offerBundleInCart([one.line], one.scopes, one.rules)
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

function offersOf({ family, line, ...place }: Case) {
  const whole = everyFamily(family).flatMap(
    (one) => offerFamily(one, line, { family, ...place }) ?? [],
  )
  return [...whole, ...offerBundles(line, { family, ...place })]
}

function everyFamily(family: PricedFamily): PricedFamily[] {
  return [family, ...family.children.flatMap(everyFamily)]
}
