import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BillStep, CouponTerms, PricedCart, PricedLine } from '@/domain/cart/priced-cart'
import { quoteShownCart } from '@/domain/cart/quote-shown-cart'
import { offerBundles } from '@/domain/pricing/offers'
import { type PricedFamily, stylesOfFamily } from '@/domain/pricing/priced-family'
import { quoteCart } from '@/domain/pricing/quote-cart'
import { termsOfHeld } from '@/domain/pricing/upgrade/more-than-held'
import { rowsOfCart } from '@/storefront/shop/bill/cart-rows'
import { requestOfLine } from '@/storefront/shop/cart/cart-client'
import { ghostLineOf } from '@/storefront/shop/choose/ghost-line'
import { lineOf, type Picked, placeOf, quoteOf, withStyles } from '@/storefront/shop/choose/picked'
import { offerWhole } from '@/storefront/shop/offers/family-offer'
import { offersInCart } from '@/storefront/shop/offers/offers-in-cart'
import type { ShopChoice } from '@/storefront/shop/shop-choice'
import { STUDENTS } from '../../domain/pricing/discounts/a-discount'
import { generatedCounts } from '../../domain/pricing/cover/generated-counts'
import { someInSale } from '../../domain/pricing/generated-sales'
import { aCart, aLine } from './a-priced-cart'

const RUNS = { seed: 21, numRuns: 400 }

/** Some in sales, of one licence type alone too. */
const POOL = someInSale(generatedCounts(300), ({ rules }) =>
  rules.licenceTypes.map(({ key }) => key),
).filter(({ family }) => stylesOfFamily(family).length > 1)

const NON_PROFIT = { ...STUDENTS, key: 'non-profit', label: 'Non-profit', percentOff: '33.33' }

const AUDIENCES = [null, STUDENTS, NON_PROFIT]

const chosen = fc.record({
  styles: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
  tiers: fc.array(fc.option(fc.nat({ max: 3 }), { freq: 2 }), { minLength: 4, maxLength: 4 }),
})

const choosing = fc.record({
  place: fc.nat({ max: POOL.length - 1 }),
  held: fc.option(chosen),
  paid: fc.integer({ min: 0, max: 30_000 }),
  audience: fc.constantFrom(...AUDIENCES),
  withoutAudience: fc.boolean(),
  picked: chosen,
  pointed: fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })),
})

test('while choosing, a bill adds up to its total, and every “+ x” is what the total grows by', () => {
  let [offers, ghosts] = [0, 0]
  fc.assert(
    fc.property(choosing, (one) => {
      const { choice, rules, held, picked, pointed } = choiceOf(one)
      const shown = { choice, choices: [choice], held }
      const outcome = quoteOf(picked, shown, rules)
      if (outcome.kind === 'refused') return
      const { bill, amount } = outcome.quote
      expect(sumOf(bill)).toBe(amount)

      const place = placeOf(picked, shown, rules)
      const whole = offerWhole(picked, { group: choice, place })
      const all = [...(whole ? [whole] : []), ...offerBundles(lineOf(picked), place)]
      for (const offer of Object.keys(picked.licences).length > 0 ? all : []) {
        const then = quoteOf(withStyles(picked, offer.styles), shown, rules)
        const grown = then.kind === 'priced' ? then.quote.amount - amount : NaN
        expect('price' in offer ? amountIn(offer.price) : offer.amount).toBe(grown)
        offers++
      }
      const ghost = ghostLineOf(pointed, { ...shown, picked, rules, amount })
      if (ghost) expect(amountIn(ghost.row.amount)).toBe(ghost.net - amount)
      if (ghost) ghosts++
    }),
    RUNS,
  )
  expect([offers > 100, ghosts > 100]).toEqual([true, true])
})

test('while choosing, the total is what the shop charges for that line alone', () => {
  fc.assert(
    fc.property(choosing, (one) => {
      const { choice, rules, held, picked } = choiceOf(one)
      const outcome = quoteOf(picked, { choice, choices: [choice], held }, rules)
      const line = { line: lineOf(picked), family: choice, ...termsOfHeld(held, picked) }
      const { net } = quoteCart([line], { rules, tax: null })
      expect(outcome.kind === 'priced' && outcome.quote.amount).toBe(net)
    }),
    RUNS,
  )
})

const carts = fc.record({
  place: fc.nat({ max: POOL.length - 1 }),
  lines: fc.array(choosing, { minLength: 1, maxLength: 3 }),
  audience: fc.constantFrom(...AUDIENCES),
  coupon: fc.option(
    fc.record({
      kind: fc.constantFrom('percent' as const, 'amount' as const, 'credit' as const),
      percent: fc.constantFrom('10', '33.33', '100'),
      amount: fc.integer({ min: 1, max: 20_000 }),
      least_total: fc.constantFrom(0, 0, 5000),
      stackable: fc.boolean(),
    }),
  ),
})

test('in a cart, the bill adds up to its total, and every “+ x” is what the whole cart grows by', () => {
  let offers = 0
  fc.assert(
    fc.property(carts, (one) => {
      const { cart, choice, rules } = cartOf(one)
      const prices = { scopes: [choice], rules }
      const rows = rowsOfCart(cart).filter(({ inner, struck }) => !inner && !struck)
      expect(rows.reduce((sum, { amount }) => sum + amountIn(amount), 0)).toBe(cart.net)

      for (const offer of offersInCart(cart, [choice], rules)) {
        const then = quoteShownCart(cart, offer.change(cart.lines.map(requestOfLine)), prices)
        expect(amountIn(offer.price)).toBe((then?.net ?? NaN) - cart.net)
        offers++
      }
    }),
    RUNS,
  )
  expect(offers).toBeGreaterThan(100)
})

type Choosing = typeof choosing extends fc.Arbitrary<infer Value> ? Value : never

type Wish = typeof chosen extends fc.Arbitrary<infer Value> ? Value : never

function choiceOf({ place, held, paid, audience, withoutAudience, ...one }: Choosing) {
  const { family, rules } = POOL[place]!
  const choice = shopChoice(family)
  const wished = (wish: Wish): Picked => ({
    styles: stylesIn(family, wish.styles),
    licences: Object.fromEntries(
      rules.licenceTypes.flatMap(({ key }, at) =>
        wish.tiers[at] === null ? [] : [[key, String(wish.tiers[at])]],
      ),
    ),
  })
  const own = held && wished(held)
  const licences = Object.entries(own?.licences ?? {}).map(([type, tier]) => ({ type, tier }))
  const heldChoice = own && {
    number: 'KX-7Q4M-RT',
    styles: own.styles,
    licences,
    paid,
    currency: 'EUR',
    audience,
  }
  const more = wished(one.picked)
  const picked = {
    styles: [...new Set([...(own?.styles ?? []), ...more.styles])],
    licences: { ...own?.licences, ...more.licences },
    withoutAudience,
  }
  const type = rules.licenceTypes[one.pointed[0]]!.key
  const pointed = { type, tier: String(one.pointed[1]) }
  return { choice, rules, held: heldChoice, picked, pointed }
}

type Carts = typeof carts extends fc.Arbitrary<infer Value> ? Value : never

/** A cart as the shop answers it, some of its lines upgrades. */
function cartOf({ place, lines, audience, coupon }: Carts) {
  const { rules, choice } = choiceOf({ ...lines[0]!, place })
  const firstType = rules.licenceTypes[0]!.key
  const answered = AUDIENCES.flatMap((known) => (known ? [answerOf(known)] : []))
  const terms: CouponTerms | null = coupon && {
    ...coupon,
    label: null,
    currency: 'EUR',
    typefaces: [],
  }
  const priced = lines.map((line, index): PricedLine => {
    const { picked, held } = choiceOf({ ...line, place })
    // A cart holds no line without a licence.
    if (Object.keys(picked.licences).length === 0) picked.licences = { [firstType]: '0' }
    const number = `KX-000${index}-RT`
    const named = stylesOfFamily(choice).filter(({ id }) => picked.styles.includes(id))
    return aLine({
      id: `line-${index}`,
      typeface: { id: choice.id, name: choice.name, slug: choice.slug },
      styles: named.map(({ id, name }) => ({ id, name, typeface: choice })),
      licences: lineOf(picked).licences.map((use) => ({ ...use, label: use.type, amount: 0 })),
      ...(held && {
        upgrade_of: number,
        held: { ...held, ends_at: null, audience: held.audience && answerOf(held.audience) },
        ...(picked.withoutAudience ? { without_audience: true as const } : {}),
      }),
    })
  })
  const cart = aCart({
    lines: priced,
    audience: audience && { ...audience, amount: 0 },
    audiences: answered,
    coupon: terms && { code: 'SPRING', label: 'SPRING', amount: 0, terms },
  })
  const requests = priced.map(requestOfLine)
  const quote = quoteShownCart(cart, requests, { scopes: [choice], rules })!
  const { net, discounts, discount } = quote
  const billed = priced.map((line, index) => ({ ...line, ...quote.lines[index] }) as PricedLine)
  const whole: PricedCart = { ...cart, lines: billed, net, discounts, discount }
  return { cart: whole, choice, rules }
}

function answerOf({ percentOff: percent_off, ...audience }: typeof STUDENTS) {
  return { ...audience, percent_off }
}

function shopChoice(family: PricedFamily): ShopChoice {
  const { id, name } = family
  return {
    ...(family as unknown as ShopChoice),
    slug: id,
    inItself: { text: name, lang: 'en', dir: 'ltr' },
    shownFrom: null,
    children: family.children.map(shopChoice),
  }
}

function stylesIn(family: PricedFamily, numbers: number[]): string[] {
  const all = stylesOfFamily(family).map(({ id }) => id)
  return [...new Set(numbers.map((number) => all[number % all.length]!))]
}

function sumOf(bill: readonly BillStep[]): number {
  return bill.filter(({ role }) => role === 'addend').reduce((sum, { amount }) => sum + amount, 0)
}

/** "+ 1 138.50", "− 15.00", "-15.00", in cents. */
function amountIn(text: string): number {
  const figures = Number(text.replace(/[^\d.]/g, '').replace('.', ''))
  return /[-−]/.test(text) ? -figures : figures
}
