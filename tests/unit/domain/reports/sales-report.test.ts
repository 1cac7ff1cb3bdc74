import { expect, test } from 'vitest'
import { movementOfSale, netsOf, type Movement } from '@/domain/reports/sale'
import { type Grouping, GROUPINGS, refundsByLine } from '@/domain/reports/split-line'
import { addMovement, type SalesSums, startReport, tablesOf } from '@/domain/reports/sales-report'
import { aSale, seeded, SHARES, withRefunds } from './some-sales'

const MANY = Array.from({ length: 400 }, (_, index) => index)

function report(by: Grouping, movements: Movement[]) {
  const started = startReport(by, SHARES)
  for (const movement of movements) addMovement(started, movement)
  return tablesOf(started)
}

function movements({ whole }: { whole: boolean }): Movement[] {
  return MANY.flatMap((seed) => {
    const random = seeded(seed)
    return withRefunds(random, aSale(random), { whole })
  })
}

test.each(GROUPINGS)('sums by %s are those of the whole, in each currency', (by) => {
  const some = movements({ whole: false })
  const whole = (currency: string): Omit<SalesSums, 'count'> => {
    const nets = (kind: Movement['kind']) =>
      some
        .filter((one) => one.kind === kind && one.sale.currency === currency)
        .flatMap(netsOf)
        .reduce((sum, net) => sum + net, 0)
    return {
      sold: nets('sold'),
      refunded: 0 - nets('refunded'),
      net: nets('sold') + nets('refunded'),
    }
  }
  const tables = report(by, some)

  expect(tables.map(({ currency }) => currency).toSorted()).toEqual(['EUR', 'JPY', 'USD'])
  for (const { currency, rows, sold, refunded, net } of tables) {
    const sum = (part: 'sold' | 'refunded' | 'net') => rows.reduce((all, row) => all + row[part], 0)
    expect({ sold, refunded, net }).toEqual(whole(currency))
    expect({ sold: sum('sold'), refunded: sum('refunded'), net: sum('net') }).toEqual(
      whole(currency),
    )
  }
})

test.each(GROUPINGS)('what went back whole, in whatever pieces, leaves no cent by %s', (by) => {
  const rows = report(by, movements({ whole: true })).flatMap((table) => table.rows)

  expect(rows.length).toBeGreaterThan(3)
  expect(rows.filter(({ net }) => net !== 0)).toEqual([])
})

test('refunds take what went back, and leave no line below zero', () => {
  const left = MANY.map((seed) => {
    const random = seeded(seed)
    const moved = withRefunds(random, aSale(random), { whole: false })
    return Math.min(...moved.flatMap(({ after }) => after))
  })

  expect(Math.min(...left)).toBe(0)
})

test('a line that was given back by name is taken off first; an amount comes off what is left', () => {
  const lines = [
    { id: 'a', net: 1000 },
    { id: 'b', net: 3000 },
  ]

  expect(
    refundsByLine(lines, [
      { net: 1000, lines: [{ id: 'a' }] },
      { net: 600, lines: null },
      { net: 2400, lines: null },
    ]),
  ).toEqual([
    { before: [1000, 3000], after: [0, 3000] },
    { before: [0, 3000], after: [0, 2400] },
    { before: [0, 2400], after: [0, 0] },
  ])
})

test('who paid too much is given back more than the lines were worth', () => {
  expect(refundsByLine([{ id: 'a', net: 100 }], [{ net: 130, lines: null }])).toEqual([
    { before: [100], after: [-30] },
  ])
})

test('what sold best comes first, and what belongs to nobody has no name', () => {
  const typeface = { key: 't', name: 'Serif', parent: null }
  const line = (id: string, net: number, key: string) => ({
    id,
    net,
    styles: key ? [{ key, name: key, typeface: { ...typeface, key, name: key } }] : [],
    licences: [],
  })
  const lines = [line('1', 500, 'Small'), line('2', 900, 'Large'), line('3', 50, '')]
  const sale = { currency: 'EUR', day: '2027-01-01', country: 'DE', lines }

  expect(report('typeface', [movementOfSale(sale)])).toEqual([
    {
      currency: 'EUR',
      orders: 1,
      count: 3,
      sold: 1450,
      refunded: 0,
      net: 1450,
      rows: [
        { key: 'Large', name: 'Large', count: 1, sold: 900, refunded: 0, net: 900 },
        { key: 'Small', name: 'Small', count: 1, sold: 500, refunded: 0, net: 500 },
        { key: '', name: '', count: 1, sold: 50, refunded: 0, net: 50 },
      ],
    },
  ])
})

test('an order of which parts went back, in two refunds, is counted once, and its lines too', () => {
  const lines = [
    { id: '1', net: 500, styles: [], licences: [] },
    { id: '2', net: 900, styles: [], licences: [] },
  ]
  const sale = { currency: 'EUR', day: '2027-01-01', country: 'DE', lines }
  const standings = refundsByLine(lines, [
    { net: 500, lines: [{ id: '1' }] },
    { net: 100, lines: null },
  ])
  const back = standings.map((standing) => ({
    ...{ kind: 'refunded' as const, day: '2027-01-02', sale },
    ...standing,
  }))

  const [table] = report('typeface', [movementOfSale(sale), ...back])
  expect({ ...table, rows: [] }).toEqual({
    ...{ currency: 'EUR', orders: 1, count: 2, rows: [] },
    ...{ sold: 1400, refunded: 600, net: 800 },
  })
})
