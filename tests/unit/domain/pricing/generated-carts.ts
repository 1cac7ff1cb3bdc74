import type { CartLineRequest } from '@/domain/cart/cart-request'
import type { OrderAnswer } from '@/domain/licensing/answers/order-question'
import { type PricedFamily, stylesOfFamily } from '@/domain/pricing/priced-family'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { aLicenceType } from './a-price-list'

export type GeneratedCase = { family: PricedFamily; rules: PriceRules; line: CartLineRequest }

/** Chance that is the same on every machine and every day (a 32-bit xorshift). */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = (seed * 2654435761) >>> 0 || 1
  }

  /** 0 to below, whole. */
  below(limit: number): number {
    this.#state ^= this.#state << 13
    this.#state ^= this.#state >>> 17
    this.#state ^= this.#state << 5
    return (this.#state >>> 0) % limit
  }

  some<Value>(values: readonly Value[]): Value[] {
    return values.filter(() => this.below(2) === 0)
  }

  shuffled<Value>(values: readonly Value[]): Value[] {
    return values
      .map((value) => ({ value, place: this.below(1_000_000) }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ value }) => value)
  }

  one<Value>(values: readonly [Value, ...Value[]]): Value {
    return values[this.below(values.length)] ?? values[0]
  }
}

/** Odd prices and odd multipliers, so that rounding has work to do. */
export function generatedCases(count: number): GeneratedCase[] {
  return Array.from({ length: count }, (_, seed) => generatedCase(new Chance(seed + 1)))
}

function generatedCase(chance: Chance): GeneratedCase {
  const family = generatedFamily(chance, { id: 'f', depth: chance.below(3) })
  const rules = generatedRules(chance)
  const styles = chance.some(stylesOfFamily(family)).map((style) => style.id)
  const licences = chance
    .some(rules.licenceTypes)
    .map((type) => ({ type: type.key, tier: String(chance.below(type.tiers.length)) }))
  return { family, rules, line: { styles, licences } }
}

function generatedFamily(
  chance: Chance,
  { id, depth }: { id: string; depth: number },
): PricedFamily {
  const children = depth === 0 ? 0 : 1 + chance.below(3)
  return {
    id,
    name: id,
    familyPrice: chance.below(4) === 0 ? null : chance.below(20_000),
    styles: Array.from({ length: chance.below(7) }, (_, index) => ({
      id: `${id}-${index}`,
      name: `Cut ${index}`,
      price: chance.below(6_001),
    })),
    children: Array.from({ length: children }, (_, index) =>
      generatedFamily(chance, { id: `${id}.${index}`, depth: depth - 1 }),
    ),
  }
}

function generatedRules(chance: Chance): PriceRules {
  const tiers = () => {
    const rising = Array.from({ length: 4 }, () => chance.below(900)).toSorted((a, b) => a - b)
    return Object.fromEntries(
      rising.map((value, index): [string, [string, string]] => [
        String(index),
        [`tier ${index}`, (value / 100).toFixed(2)],
      ]),
    )
  }
  return {
    currency: 'EUR',
    combinationFactor: chance.one(['0.75', '0.5', '1', '0.333']),
    licenceTypes: ['A', 'B', 'C', 'D'].map((name) => aLicenceType(name, tiers())),
  }
}

/** The same cases in a shop that asks: most orders nothing, the others up to two things. */
export function withAnswers(cases: GeneratedCase[]): GeneratedCase[] {
  return cases.map((one, seed) => ({
    ...one,
    rules: { ...one.rules, orderAnswers: generatedAnswers(new Chance(seed + 1)) },
  }))
}

function generatedAnswers(chance: Chance): OrderAnswer[] {
  return Array.from({ length: Math.max(0, chance.below(4) - 1) }, (_, index) => ({
    key: `q${index}`,
    tier: 't',
    question: `Question ${index}`,
    label: 'an answer',
    multiplier: chance.one(['1', '1.25', '2', '0.333']),
  }))
}
