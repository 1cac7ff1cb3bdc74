import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorUnitsIn } from '@/domain/money/currencies'
import { listOfAccount, listPrice, type PriceLists } from '@/domain/pricing/price-list'
import { planRise, type PriceRise, RISE_ROUNDINGS, shownRise } from '@/domain/pricing/price-rise'

const EUR = listOfAccount('EUR')
const LISTS: PriceLists = [
  EUR,
  { ...EUR, currency: 'USD', factor: '1.1', rounding: 'up_to_5' },
  { ...EUR, currency: 'JPY', factor: '165.2' },
]
const RISE: PriceRise = { percent: '5', rounding: 'none', on: null, currencies: [] }

const amounts = fc.nat(500_000)
const kinds = fc.constantFrom('typefaces' as const, 'styles' as const, 'bundles' as const)
const parts = fc.uniqueArray(
  fc.record({
    kind: kinds,
    id: fc.constantFrom(...'abcdefgh'),
    price: fc.option(amounts),
    own: fc.dictionary(fc.constantFrom('USD', 'JPY', 'SEK'), amounts),
  }),
  { selector: ({ kind, id }) => kind + id },
)
const ids = fc.subarray([...'abcdefgh'])
const rises: fc.Arbitrary<PriceRise> = fc.record({
  percent: fc.constantFrom('1', '2.5', '3.75', '10', '33.33', '100'),
  rounding: fc.constantFrom(...RISE_ROUNDINGS),
  on: fc.option(fc.record({ typefaces: ids, styles: ids, bundles: ids })),
  currencies: fc.subarray(['EUR', 'USD', 'JPY']),
})

type Row = { kind: 'typefaces' | 'styles' | 'bundles'; id: string; price: number | null }
type Priced = Row & { own: Readonly<Record<string, number>> }

/** What a part costs in each list. */
function pricesOf(part: Priced): (number | null)[] {
  return LISTS.map((list) => {
    const mine = part.own[list.currency]
    const own = { ...list.own, [part.kind]: mine === undefined ? {} : { [part.id]: mine } }
    return listPrice(part, { ...list, own })
  })
}

/** Who changed a row meanwhile keeps what they set. */
function raised(rise: PriceRise, rows: Priced[], plan = planRise(rise, rows, LISTS)): Priced[] {
  return rows.map((row) => {
    const step = plan.find(({ kind, id }) => kind === row.kind && id === row.id)
    const isAsPlanned =
      step && JSON.stringify(pricesOf(row)) === JSON.stringify(pricesOf({ ...row, ...step.was }))
    return step && isAsPlanned ? { ...row, ...step.now } : row
  })
}

const STEP_IN_HUNDREDTHS = { none: 0, to_50: 50, to_00: 100, to_5: 500, to_10: 1000 }

/** The rule in other words: whole ten-thousandths of a per cent, half up. */
function expected(old: number, currency: string, { percent, rounding }: PriceRise): number {
  const step = Math.max(
    1,
    Math.trunc((STEP_IN_HUNDREDTHS[rounding] * minorUnitsIn(currency)) / 100),
  )
  const tenThousandths = BigInt(Math.round(Number(percent) * 100)) + 10_000n
  const whole = 10_000n * BigInt(step)
  const exact = BigInt(old) * tenThousandths
  const steps = exact / whole + ((exact % whole) * 2n >= whole ? 1n : 0n)
  return old === 0 ? 0 : Math.max(old, Number(steps) * step)
}

test('every chosen price rises by its percentage, rounded, and nothing else moves', () => {
  fc.assert(
    fc.property(rises, parts, (rise, rows) => {
      const isIn = (currency: string) =>
        rise.currencies.length === 0 || rise.currencies.includes(currency)
      raised(rise, rows).forEach((now, at) => {
        const row = rows[at]!
        const isChosen = row.price !== null && (!rise.on || rise.on[row.kind].includes(row.id))
        const [was, is] = [pricesOf(row), pricesOf(now)]
        const wanted = LISTS.map(({ currency }, list) => {
          if (!isChosen || !isIn(currency)) return was[list]
          const follows = list > 0 && row.own[currency] === undefined && isIn('EUR')
          if (follows) return pricesOf({ ...row, price: expected(row.price!, 'EUR', rise) })[list]
          return expected(was[list]!, currency, rise)
        })
        expect(is).toEqual(wanted)
        expect(now.own.SEK).toBe(row.own.SEK)
      })
    }),
  )
})

test('a plan that is carried out twice, or from its middle on, raises once', () => {
  fc.assert(
    fc.property(rises, parts, fc.nat(8), (rise, rows, middle) => {
      const plan = planRise(rise, rows, LISTS)
      const once = raised(rise, rows, plan)
      const half = raised(rise, rows, plan.slice(0, middle))
      expect(raised(rise, half, plan)).toEqual(once)
      expect(raised(rise, once, plan)).toEqual(once)
    }),
  )
})

test('a table tells what buyers read before and afterwards, in the currencies that change', () => {
  const style = { kind: 'styles' as const, id: 'bold', price: 4500, own: { JPY: 7500 } }
  const shown = (rise: Partial<PriceRise>) =>
    planRise({ ...RISE, ...rise }, [style], LISTS).flatMap((row) => shownRise(row, LISTS))

  expect(shown({ rounding: 'to_50' })).toEqual([
    { currency: 'EUR', before: 4500, after: 4750 },
    { currency: 'USD', before: 5000, after: 5500 },
    { currency: 'JPY', before: 7500, after: 7875 },
  ])
  expect(shown({ currencies: ['USD'] })).toEqual([{ currency: 'USD', before: 5000, after: 5250 }])
})
