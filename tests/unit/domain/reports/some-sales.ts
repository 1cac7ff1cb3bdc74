import type { Movement, Sale, SaleLine } from '@/domain/reports/sale'
import { movementOfSale } from '@/domain/reports/sale'
import { refundsByLine } from '@/domain/reports/split-line'
import type { Share } from '@/domain/reports/shares'

const FAMILIES = ['serif', 'sans', 'mono'].map((key) => ({ key, name: key, parent: null }))
const CHILD = { key: 'sans-text', name: 'sans text', parent: 'sans' }

export const SHARES: Share[] = [
  { designer: { key: 'ada', name: 'Ada' }, typeface: 'serif', percent: '33.33', from: null },
  { designer: { key: 'bo', name: 'Bo' }, typeface: 'serif', percent: '33.33', from: '2027-02-01' },
  { designer: { key: 'ada', name: 'Ada' }, typeface: 'sans', percent: '100', from: null },
]

export type Random = (below: number) => number

/** The same numbers for the same seed. */
export function seeded(seed: number): Random {
  let state = seed * 2654435761 + 1
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return (state >>> 4) % below
  }
}

export function aSale(random: Random): Sale {
  return {
    currency: ['EUR', 'USD', 'JPY'][random(3)] ?? '',
    day: `2027-0${1 + random(3)}-1${random(10)}`,
    country: ['DE', 'FR', 'US'][random(3)] ?? '',
    lines: Array.from({ length: 1 + random(4) }, (_, index) => aLine(random, `line-${index}`)),
  }
}

function aLine(random: Random, id: string): SaleLine {
  if (random(8) === 0) return { id, net: random(50_000), styles: [], licences: [] }
  const styles = Array.from({ length: 1 + random(9) }, () => {
    const typeface = [...FAMILIES, CHILD][random(4)] ?? CHILD
    const key = `${typeface.key}-${random(5)}`
    return { key, name: key, typeface }
  })
  const licences = ['desktop', 'web', 'app']
    .slice(0, 1 + random(3))
    .map((key) => ({ key, name: key, amount: random(5) * 1000 }))
  return { id, net: random(3) === 0 ? random(7) : random(90_000), styles, licences }
}

/** A sale and what went back of it, up to the whole where `whole` is set. */
export function withRefunds(random: Random, sale: Sale, { whole }: { whole: boolean }): Movement[] {
  const net = sale.lines.reduce((sum, line) => sum + line.net, 0)
  const amounts = split(random, whole ? net : random(net + 1))
  const refunds = amounts.map((amount) => ({
    net: amount,
    lines: random(2) === 0 ? null : sale.lines.filter(() => random(2) === 0),
  }))
  return [
    movementOfSale(sale),
    ...refundsByLine(sale.lines, refunds).map((standing) => ({
      kind: 'refunded' as const,
      day: '2027-05-01',
      sale,
      ...standing,
    })),
  ]
}

function split(random: Random, amount: number): number[] {
  const first = random(amount + 1)
  const second = random(amount - first + 1)
  return [first, second, amount - first - second].slice(0, 3)
}
