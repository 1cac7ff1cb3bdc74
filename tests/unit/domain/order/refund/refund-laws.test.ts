import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentRounded } from '@/domain/money/decimal'
import {
  leftOf,
  planRefund,
  splitRefund,
  valueOfLines,
  type GivenBack,
  type RefundChoice,
  type SoldOrder,
} from '@/domain/order/refund/plan-refund'
import { ShopError } from '@/domain/shop-error'

/** A line's net and tax as money paid it, and what of a gift's credit came off it before. */
const aLine = fc.record({
  net: fc.integer({ min: 0, max: 20_000 }),
  tax: fc.integer({ min: 0, max: 4000 }),
  credit: fc.integer({ min: 0, max: 20_000 }),
  /** What else came off: an audience's discount. */
  off: fc.integer({ min: 0, max: 500 }),
})

/** Paid by any mix of money and credit, money alone and credit alone among them. */
const anOrder = fc
  .record({
    lines: fc.array(aLine, { minLength: 1, maxLength: 5 }),
    money: fc.constantFrom('all', 'less', 'none'),
    hasCredit: fc.boolean(),
  })
  .map(({ lines, money, hasCredit }): SoldOrder => {
    const paid = lines.map((line) => ({
      ...line,
      ...(money === 'none' ? { net: 0, tax: 0 } : {}),
      ...(hasCredit ? {} : { credit: 0 }),
    }))
    const sum = (part: 'net' | 'tax' | 'credit') => paid.reduce((all, one) => all + one[part], 0)
    const total = sum('net') + sum('tax')
    return {
      currency: 'EUR',
      received: money === 'less' ? Math.floor(total / 2) : total,
      net: sum('net'),
      tax: sum('tax'),
      credit: sum('credit'),
      lines: paid.map(({ net, tax, credit, off }, index) => ({
        id: `line-${index}`,
        amount: net + credit + off,
        net,
        tax,
      })),
    }
  })

type Step = RefundChoice | { kind: 'elsewhere'; amount: number }

/** `elsewhere`: at the provider's own dashboard, which knows no credit. */
const aStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 9000 }) }),
  fc.record({ kind: fc.constant('elsewhere' as const), amount: fc.integer({ min: 1, max: 9000 }) }),
  fc.record({
    kind: fc.constant('lines' as const),
    lines: fc.uniqueArray(fc.constantFrom('line-0', 'line-1', 'line-2'), { minLength: 1 }),
  }),
  fc.constant({ kind: 'whole' as const }),
)

/** null: refused, with a sentence for staff. */
function take(order: SoldOrder, before: GivenBack[], step: Step): GivenBack | null {
  const left = leftOf(order, before)
  if (step.kind === 'elsewhere') {
    if (step.amount > left.amount) return null
    return splitRefund(order, before, { amount: step.amount, isRest: step.amount === left.amount })
  }
  try {
    return planRefund(order, before, step)
  } catch (error) {
    if (error instanceof ShopError) return null
    throw error
  }
}

function sumsOf(given: readonly GivenBack[]) {
  const sum = (part: 'amount' | 'net' | 'tax' | 'credit') =>
    given.reduce((all, one) => all + one[part], 0)
  return { amount: sum('amount'), net: sum('net'), tax: sum('tax'), credit: sum('credit') }
}

test('at every step what was paid and used of a credit is what went back and what is kept', () => {
  fc.assert(
    fc.property(anOrder, fc.array(aStep, { maxLength: 8 }), (order, steps) => {
      const given: GivenBack[] = []
      for (const step of steps) {
        const next = take(order, given, step)
        if (next) given.push(next)
        const back = sumsOf(given)
        const kept = leftOf(order, given)
        expect(order.received + order.credit).toBe(
          back.amount + back.credit + kept.amount + kept.credit,
        )
        expect(Math.min(kept.amount, kept.credit)).toBeGreaterThanOrEqual(0)
        expect(back.amount).toBe(back.net + back.tax)
      }
    }),
  )
})

test('money goes back before credit, and no part of a refund is below nothing', () => {
  fc.assert(
    fc.property(anOrder, fc.array(aStep, { maxLength: 8 }), (order, steps) => {
      const given: GivenBack[] = []
      for (const step of steps) {
        const next = take(order, given, step)
        if (!next) continue
        given.push(next)
        expect(Math.min(next.amount, next.net, next.tax, next.credit)).toBeGreaterThanOrEqual(0)
        expect(next.amount + next.credit).toBeGreaterThan(0)
        expect(next.credit > 0 && leftOf(order, given).amount > 0).toBe(false)
      }
    }),
  )
})

test('whatever went back in parts, the whole of the rest is the last cent of both', () => {
  fc.assert(
    fc.property(anOrder, fc.array(aStep, { maxLength: 8 }), (order, steps) => {
      const given: GivenBack[] = []
      for (const step of [...steps, { kind: 'whole' as const }]) {
        const next = take(order, given, step)
        if (next) given.push(next)
      }
      const { amount, credit } = sumsOf(given)

      expect({ amount, credit }).toEqual({ amount: order.received, credit: order.credit })
    }),
  )
})

test('what is asked for is what goes back, as money and credit together', () => {
  fc.assert(
    fc.property(anOrder, fc.array(aStep, { maxLength: 4 }), (order, steps) => {
      const given: GivenBack[] = []
      for (const step of steps) {
        const next = take(order, given, step)
        if (next && step.kind === 'amount') expect(next.amount + next.credit).toBe(step.amount)
        if (next) given.push(next)
      }
    }),
  )
})

/** What a correction of the invoice gives back: of the rest the tax beyond the new rate. */
function correct(order: SoldOrder, before: GivenBack[], rate: string) {
  const { tax, total } = leftOf(order, before)
  const back = tax - percentRounded(total - tax, rate)
  const row: GivenBack = { amount: back, net: 0, tax: back, credit: 0, lines: null }
  return { row, corrected: { ...order, correctedTax: percentRounded(order.net, rate) } }
}

test('the lines of a corrected order are together what is left of it, whichever went back before or after', () => {
  const aTaxedOrder = fc
    .array(fc.integer({ min: 100, max: 20_000 }), { minLength: 1, maxLength: 5 })
    .map((nets): SoldOrder => {
      const lines = nets.map((net, index) => ({
        id: `line-${index}`,
        amount: net,
        net,
        tax: percentRounded(net, '27'),
      }))
      const sum = (part: 'net' | 'tax') => lines.reduce((all, one) => all + one[part], 0)
      const [net, tax] = [sum('net'), sum('tax')]
      return { currency: 'EUR', received: net + tax, net, tax, credit: 0, lines }
    })
  const aRate = fc.constantFrom('0', '5.5', '17', '20')
  const many = fc.integer({ min: 0, max: 4 })
  fc.assert(
    fc.property(aTaxedOrder, aRate, many, fc.boolean(), (order, rate, early, areOneByOne) => {
      const ids = order.lines.map(({ id }) => id)
      const given: GivenBack[] = []
      for (const line of ids.slice(0, Math.min(early, ids.length - 1)))
        given.push(planRefund(order, given, { kind: 'lines', lines: [line] }))
      const rest = ids.slice(given.length)
      const { row, corrected } = correct(order, given, rate)
      given.push(row)
      for (const lines of areOneByOne ? rest.map((line) => [line]) : [rest])
        given.push(planRefund(corrected, given, { kind: 'lines', lines }))

      expect(sumsOf(given)).toEqual({
        amount: order.received,
        net: order.net,
        tax: order.tax,
        credit: 0,
      })
    }),
  )
})

test('the lines of an order are together all its net, tax and credit', () => {
  fc.assert(
    fc.property(anOrder, (order) => {
      const values = valueOfLines(order)
      const sum = (part: 'net' | 'tax' | 'credit') =>
        values.reduce((all, one) => all + one[part], 0)

      expect([sum('net'), sum('tax'), sum('credit')]).toEqual([order.net, order.tax, order.credit])
    }),
  )
})
