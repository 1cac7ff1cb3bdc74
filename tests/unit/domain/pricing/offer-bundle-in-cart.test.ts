import { expect, test } from 'vitest'
import { familyOfBundle } from '@/domain/pricing/bundle-family'
import { cheapestScope } from '@/domain/pricing/price-in-scopes'
import { offerBundleInCart } from '@/domain/pricing/offer-bundle-in-cart'
import { priceLine } from '@/domain/pricing/price-line'
import { type PricedFamily, stylesOfFamily } from '@/domain/pricing/priced-family'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import { aFamily, styleIds, stylesAt, netIn, theRules } from './a-price-list'
import { generatedAcross, type AcrossCase } from './generated-bundles'

const DESKTOP = [{ type: 'desktop', tier: '2-5' }]
const SYNE = aFamily({
  id: 'syne',
  name: 'Syne',
  familyPrice: null,
  styles: stylesAt('syne', [6000, 6000]),
})

function aLine(styles: string[], licences = DESKTOP): CartLineRequest {
  return { styles, licences }
}

function homesWith(price: number, styles = ['fraunces-1', 'syne-1']): PricedFamily[] {
  const bundle = { id: 'pair', name: 'Poster pair', price, styles }
  const families = [aFamily(), SYNE]
  return [...families, familyOfBundle(bundle, families) as PricedFamily]
}

test('who holds part of a bundle is told what the rest adds, with all of the licences', () => {
  const bundle = { id: 'four', name: 'Book four', price: 12000, styles: styleIds('fraunces', 4) }
  const scopes = [aFamily({ bundles: [bundle] })]

  expect(
    offerBundleInCart([aLine(['fraunces-9', 'fraunces-1'])], scopes, netIn(scopes, theRules())),
  ).toEqual({
    text: 'Complete Book four: three more styles',
    amount: 11250,
    lines: [aLine(['fraunces-9', 'fraunces-1', 'fraunces-2', 'fraunces-3', 'fraunces-4'])],
  })
})

test('the same styles for less are offered as their bundle, on one line', () => {
  const lines = [aLine(['fraunces-1', 'fraunces-2']), aLine(['syne-1'])]

  expect(offerBundleInCart(lines, homesWith(8000), netIn(homesWith(8000), theRules()))).toEqual({
    text: 'The same two styles as bundle Poster pair',
    amount: -3750,
    lines: [aLine(['fraunces-1', 'syne-1']), aLine(['fraunces-2'])],
  })
})

test('one typeface of a bundle over several is offered the other', () => {
  expect(
    offerBundleInCart([aLine(['syne-1'])], homesWith(8000), netIn(homesWith(8000), theRules())),
  ).toEqual({
    text: 'Complete Poster pair: one more style',
    amount: 3000,
    lines: [aLine(['syne-1', 'fraunces-1'])],
  })
})

test.each<[string, CartLineRequest[], number]>([
  ['has it already', [aLine(['fraunces-1', 'syne-1'])], 8000],
  ['holds nothing of it', [aLine(['fraunces-2'])], 8000],
  [
    'holds the rest for another use',
    [aLine(['fraunces-1']), aLine(['syne-1'], [{ type: 'web', tier: '10k' }])],
    10400,
  ],
  ['pays no more without it', [aLine(['fraunces-1']), aLine(['syne-1'])], 10500],
])('nothing is offered to a cart that %s', (_what, lines, price) => {
  const rules = theRules()
  const offer = offerBundleInCart(lines, homesWith(price), netIn(homesWith(price), rules))

  expect(offer && [offer.text, offer.amount]).toBeNull()
})

test('what is offered is what the cart costs then, and nothing that was in it is lost', () => {
  let offered = 0
  const broken = generatedAcross(150).filter((one) => {
    const scopes = scopesOf(one)
    const lines = one.families.flatMap((family) => {
      const own = stylesOfFamily(family).map(({ id }) => id)
      const styles = one.chosen.filter((id) => own.includes(id))
      return styles.length > 0 ? [aLine(styles)] : []
    })
    const offer = offerBundleInCart(lines, scopes, netIn(scopes, theRules()))
    if (!offer) return false
    offered += 1
    const kept = new Set(offer.lines.flatMap(({ styles }) => styles))
    const isPromised = totalOf(offer.lines, scopes) - totalOf(lines, scopes) === offer.amount
    return !isPromised || !one.chosen.every((id) => kept.has(id))
  })
  expect(broken).toEqual([])
  expect(offered).toBeGreaterThan(50)
})

function scopesOf({ families, bundle }: AcrossCase): PricedFamily[] {
  return [...families, familyOfBundle(bundle, families) as PricedFamily]
}

function totalOf(lines: CartLineRequest[], scopes: PricedFamily[]): number {
  return lines.reduce((sum, line) => {
    const scope = cheapestScope(line, scopes, theRules()) as PricedFamily
    return sum + priceLine(line, scope, theRules()).amount
  }, 0)
}
