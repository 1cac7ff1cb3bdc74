import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentRounded } from '@/domain/money/decimal'
import { quoteCart, quoteFingerprint } from '@/domain/pricing/quote-cart'
import { creditOf, paidFor } from '@/domain/pricing/upgrade/held-licence'
import { STUDENTS } from '../discounts/a-discount'
import { caseOf, history, lineOfWish, live, paidOf, type Purchase } from './a-history'

const RUNS = { seed: 13, numRuns: 200 }

function chargedFor(purchases: readonly Purchase[]): number {
  return purchases.reduce((sum, { quote, refunded }) => sum + quote.net - refunded, 0)
}

test('the generated histories upgrade, several times, and give money back', () => {
  const lived = fc.sample(history, RUNS).map((one) => live(one, { withRefunds: true }))
  const upgrades = lived.filter(({ chain }) => chain.length > 1).length
  const refunds = lived.filter(({ all }) => all.some(({ refunded }) => refunded > 0)).length
  expect([upgrades > 40, refunds > 40]).toEqual([true, true])
})

test('without coupons any number of steps costs exactly what one step would', () => {
  fc.assert(
    fc.property(history, (one) => {
      const { chain } = live(one)
      return chargedFor(chain) === (chain.at(-1)?.atOnce ?? 0)
    }),
    RUNS,
  )
})

test('with coupons several steps are never cheaper than one with the best of the coupons', () => {
  fc.assert(
    fc.property(history, (one) => {
      const { chain } = live(one, { withCoupons: true })
      const atOnce = chain.at(-1)?.atOnce ?? 0
      const off = Math.max(0, ...chain.map(({ percent }) => percentRounded(atOnce, percent)))
      return chargedFor(chain) >= atOnce - off
    }),
    RUNS,
  )
})

test('an upgrade never costs less than nothing, and credits never more than was paid and kept', () => {
  fc.assert(
    fc.property(history, (one) => {
      const { all } = live(one, { withCoupons: true, withRefunds: true })
      return all.every(({ quote }) => {
        const [line] = quote.lines
        return quote.net >= 0 && (line?.credit ?? 0) >= 0 && (line?.credit ?? 0) <= line!.amount
      })
    }),
    RUNS,
  )
})

test('what a licence says was paid for it is all that was charged for it and kept', () => {
  fc.assert(
    fc.property(history, (one) => {
      const { chain } = live(one, { withCoupons: true, withRefunds: true })
      return (chain.at(-1)?.held.paid.net ?? 0) === chargedFor(chain)
    }),
    RUNS,
  )
})

test('a refund with its licence undoes an upgrade: the next one is priced as if it had never been', () => {
  fc.assert(
    fc.property(history, (one) => {
      const { chain } = live(one)
      const undone = chain.at(-2)
      return !undone || undone.held.paid.net === paidOf(chain.slice(0, -1))
    }),
    RUNS,
  )
})

test('money given back for the licence before counts no more for the one after it', () => {
  expect(paidFor({ net: 27000, refunded: 0, credit: 45000 }, 30000)).toBe(57000)
  expect(paidFor({ net: 27000, refunded: 30000, credit: 45000 }, 45000)).toBe(45000)
})

test('the order of lines does not matter, with an audience, several upgrades and what is new', () => {
  fc.assert(
    fc.property(history, fc.boolean(), (one, isStudent) => {
      const { family, rules } = caseOf(one)
      const { all } = live(one)
      const lines = [
        ...all.map(({ held }, index) => ({
          line: { ...lineOfWish(caseOf(one), one.wishes[0]!), upgradeOf: held.number },
          family,
          credit: { ...creditOf(held), paid: Math.floor(held.paid.net / (index + 1)) },
        })),
        { line: lineOfWish(caseOf(one), one.wishes[0]!), family },
      ]
      const terms = { rules, tax: null, audience: isStudent ? STUDENTS : null }
      const [there, back] = [quoteCart(lines, terms), quoteCart(lines.toReversed(), terms)]
      return quoteFingerprint(there) === quoteFingerprint(back)
    }),
    RUNS,
  )
})
