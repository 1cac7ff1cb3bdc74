import type { Movement, Named, Sale, SaleLine, SoldStyle, SoldTypeface } from './sale'
import { shareOut } from './share-out'
import { hundredthsOf, sharesOn, type Share } from './shares'

export const GROUPINGS = ['typeface', 'style', 'licence', 'country', 'designer'] as const

export type Grouping = (typeof GROUPINGS)[number]

/** A part of a line's net. Without a name it belongs to nobody: a line in staff's own words, a typeface without designers. */
export type Part = Named & { net: number }

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
    ...{ key: typeface.key, name: typeface.name, typeface },
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
