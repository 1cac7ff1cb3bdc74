import { allocate, sumOf } from '../money/allocate'
import type { Movement, Named, Sale, SaleLine, SoldStyle, SoldTypeface } from './sale'
import { hundredthsOf, type Share, sharesOn } from './shares'

export const GROUPINGS = ['typeface', 'style', 'licence', 'country', 'designer'] as const

export type Grouping = (typeof GROUPINGS)[number]

/** A part of a line's net. Without a name it belongs to nobody: a line in staff's own words, a typeface without designers. */
type Part = Named & { net: number }

type Splitting = { by: Grouping; shares: readonly Share[] }

const NOBODY: Named = { key: '', name: '' }

/** What a movement moved of one of its lines, in parts. */
export function splitMovement(
  { sale, before, after }: Movement,
  index: number,
  splitting: Splitting,
): Part[] {
  const line = sale.lines[index] as SaleLine
  const from = splitLine(sale, { line, net: before[index] ?? 0 }, splitting)
  const to = splitLine(sale, { line, net: after[index] ?? 0 }, splitting)
  return to.map((part, at) => ({ ...part, net: part.net - (from[at]?.net ?? 0) }))
}

/** The same for typefaces alone. */
export function splitByTypeface({ sale, before, after }: Movement, index: number): TypefacePart[] {
  const line = sale.lines[index] as SaleLine
  const from = typefacesOf(line, before[index] ?? 0)
  return typefacesOf(line, after[index] ?? 0).map((part, at) => ({
    ...part,
    net: part.net - (from[at]?.net ?? 0),
  }))
}

/**
 * A line's net over what it sold, to the last cent. The price of a family belongs to each of its styles alike: no order says more. The
 * licences of a line stand in the proportion of its bill.
 */
function splitLine(
  { country, day }: Sale,
  { line, net }: { line: SaleLine; net: number },
  { by, shares }: Splitting,
): Part[] {
  switch (by) {
    case 'country':
      return [{ key: country, name: country, net }]
    case 'style':
      return partsOf(net, line.styles.map(styleInFull))
    case 'typeface':
      return typefacesOf(line, net)
    case 'licence':
      return partsOf(
        net,
        line.licences,
        line.licences.map(({ amount }) => amount),
      )
    case 'designer':
      return typefacesOf(line, net).flatMap((part) =>
        designersOf(part.net, part.typeface ? sharesOn(shares, part.typeface, day) : []),
      )
  }
}

type TypefacePart = Part & { typeface: SoldTypeface | null }

/** Each typeface once, by the number of its styles. */
function typefacesOf({ styles }: SaleLine, net: number): TypefacePart[] {
  if (styles.length === 0) return [{ ...NOBODY, net, typeface: null }]
  const typefaces = [...new Map(styles.map(({ typeface }) => [typeface.key, typeface])).values()]
  const counts = typefaces.map(
    ({ key }) => styles.filter(({ typeface }) => typeface.key === key).length,
  )
  const nets = shareOut(net, counts)
  return typefaces.map((typeface, at) => ({
    key: typeface.key,
    name: typeface.name,
    typeface,
    net: nets[at] ?? 0,
  }))
}

/** What no designer has stays the foundry's. */
function designersOf(net: number, shares: readonly Share[]): Part[] {
  const percents = shares.map(({ percent }) => hundredthsOf(percent))
  const rest = Math.max(0, 100_00 - percents.reduce((sum, percent) => sum + percent, 0))
  return partsOf(net, [...shares.map(({ designer }) => designer), NOBODY], [...percents, rest])
}

function partsOf(net: number, whose: readonly Named[], weights?: readonly number[]): Part[] {
  const all = whose.length > 0 ? whose : [NOBODY]
  const nets = shareOut(net, weights?.length ? weights : all.map(() => 1))
  return all.map(({ key, name }, at) => ({ key, name, net: nets[at] ?? 0 }))
}

function styleInFull({ key, name, typeface }: SoldStyle): Named {
  return { key, name: `${typeface.name} ${name}` }
}

type Line = { id: string; net: number }

/** `lines`: what it was given back for; null: a whole order, or an amount. */
type GivenRefund = { net: number; lines: readonly { id: string }[] | null }

/**
 * What each line of an order stood at before and after each of its refunds, in the order they were made. They take first from the
 * lines they were for, then from what is left of the others: once the whole net went back, every line stands at zero.
 */
export function refundsByLine(lines: readonly Line[], refunds: readonly GivenRefund[]) {
  let left = lines.map(({ net }) => net)
  return refunds.map((refund) => {
    const before = left
    const taken = takeOff(before, { lines, refund })
    left = before.map((net, index) => net - (taken[index] ?? 0))
    return { before, after: left }
  })
}

function takeOff(
  left: readonly number[],
  { lines, refund }: { lines: readonly Line[]; refund: GivenRefund },
): number[] {
  const isNamed = ({ id }: Line) => refund.lines?.some((one) => one.id === id) ?? true
  const named = lines.map((line, index) => (isNamed(line) ? Math.max(0, left[index] ?? 0) : 0))
  const others = lines.map((line, index) => (isNamed(line) ? 0 : Math.max(0, left[index] ?? 0)))

  const first = Math.min(refund.net, sumOf(named))
  const second = Math.min(refund.net - first, sumOf(others))
  // A buyer who paid too much is given back more than the lines were worth.
  const beyond = refund.net - first - second
  const parts = [
    shareOut(first, named),
    shareOut(second, others),
    shareOut(
      beyond,
      lines.map(({ net }) => net),
    ),
  ]
  return lines.map((_, index) => sumOf(parts.map((part) => part[index] ?? 0)))
}

/** An amount over parts by their weights; below zero it is the exact mirror of above. Weights that are all 0 count the same. */
function shareOut(amount: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return []
  const isWeighed = weights.some((weight) => weight > 0)
  const parts = allocate(Math.abs(amount), isWeighed ? weights : weights.map(() => 1))
  return amount < 0 ? parts.map((part) => 0 - part) : parts
}
