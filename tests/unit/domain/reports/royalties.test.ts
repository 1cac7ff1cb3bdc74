import { expect, test } from 'vitest'
import { movementOfSale, type Movement, type Sale } from '@/domain/reports/sale'
import { addToRoyalties, startRoyalties, statementsOf } from '@/domain/reports/royalties'
import { findOverfullDay, isPercent, sharesOn, type Share } from '@/domain/reports/shares'
import { aSale, seeded, SHARES, withRefunds } from './some-sales'

function statements(movements: Movement[], shares: Share[] = SHARES) {
  const royalties = startRoyalties(shares)
  for (const movement of movements) addToRoyalties(royalties, movement)
  return statementsOf(royalties)
}

const serif = { key: 'serif', name: 'Serif', parent: null }

function sold(net: number, more: Partial<Sale> = {}): Movement {
  const line = { id: '1', net, styles: [{ key: 's', name: 'Bold', typeface: serif }], licences: [] }
  const sale = { currency: 'EUR', day: '2027-01-10', country: 'DE', lines: [line], ...more }
  return movementOfSale(sale)
}

function back(movement: Movement, net: number): Movement {
  const { after } = movement
  return {
    ...movement,
    kind: 'refunded',
    day: '2027-06-01',
    before: after,
    after: after.map((left) => left - net),
  }
}

test('a designer has the share of the day of the sale, rounded once a typeface', () => {
  expect(statements([sold(1001), sold(1001), sold(3000, { day: '2027-02-01' })])).toEqual([
    {
      designer: { key: 'ada', name: 'Ada' },
      currency: 'EUR',
      net: 5002,
      royalty: 1667,
      rows: [
        { typeface: 'Serif', percent: '33.33', sold: 5002, refunded: 0, net: 5002, royalty: 1667 },
      ],
    },
    {
      designer: { key: 'bo', name: 'Bo' },
      currency: 'EUR',
      net: 3000,
      royalty: 1000,
      rows: [
        { typeface: 'Serif', percent: '33.33', sold: 3000, refunded: 0, net: 3000, royalty: 1000 },
      ],
    },
  ])
})

test('a refund takes back what was paid for the sale, at the share of then, in whatever period it falls', () => {
  const sale = sold(4999)
  const [paid] = statements([sale])
  const [later] = statements([back(sale, 4999)])

  expect(later?.royalty).toBe(0 - (paid?.royalty ?? 0))
  expect(statements([sale, back(sale, 4999)]).map(({ net, royalty }) => [net, royalty])).toEqual([
    [0, 0],
  ])
})

test('what went back whole, in whatever pieces, earns nobody anything', () => {
  const all = Array.from({ length: 400 }, (_, seed) => {
    const random = seeded(seed)
    return withRefunds(random, aSale(random), { whole: true })
  }).flat()
  const rows = statements(all).flatMap((statement) => statement.rows)

  expect(rows.length).toBeGreaterThan(3)
  expect(rows.filter(({ net, royalty }) => net !== 0 || royalty !== 0)).toEqual([])
})

test('currencies have statements of their own, by name', () => {
  const all = statements([sold(100), sold(100, { currency: 'USD' })])

  expect(all.map(({ designer, currency }) => [designer.name, currency])).toEqual([
    ['Ada', 'EUR'],
    ['Ada', 'USD'],
  ])
})

test('a child without designers of its own has those of its superfamily', () => {
  const child = { key: 'sans-text', parent: 'sans' }
  const own = {
    designer: { key: 'cy', name: 'Cy' },
    typeface: 'sans-text',
    percent: '10',
    from: null,
  }

  expect(sharesOn(SHARES, child, '2027-01-01').map(({ designer }) => designer.key)).toEqual(['ada'])
  expect(sharesOn([...SHARES, own], child, '2027-01-01')).toEqual([own])
})

test('a share ends on the day a share of nothing begins', () => {
  const [ada] = SHARES as [Share]
  const ended = [ada, { ...ada, percent: '0', from: '2027-03-01' }]

  expect(sharesOn(ended, serif, '2027-02-28')).toEqual([ada])
  expect(sharesOn(ended, serif, '2027-03-01')).toEqual([])
})

test('the designers of a typeface never have more than all of it, on any day', () => {
  const [ada] = SHARES as [Share]
  const bo = { ...ada, designer: { key: 'bo', name: 'Bo' }, percent: '66.67', from: '2027-05-01' }

  expect(findOverfullDay([ada, bo], 'serif')).toBeNull()
  expect(findOverfullDay([ada, { ...bo, percent: '66.68' }], 'serif')).toBe('2027-05-01')
  expect(
    findOverfullDay(
      [
        { ...ada, percent: '100' },
        { ...bo, from: null },
      ],
      'serif',
    ),
  ).toBe('')
})

test.each(['0', '12.5', '33.33', '100', '100.00'])('%s is a percentage', (text) => {
  expect(isPercent(text)).toBe(true)
})

test.each(['100.01', '-1', '12,5', '33.333', '', 'all', null])('%s is none', (text) => {
  expect(isPercent(text)).toBe(false)
})
