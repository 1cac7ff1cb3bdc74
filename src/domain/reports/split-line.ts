import type { Movement, Named, SaleLine, SoldStyle, SoldTypeface } from './sale'
import { shareOut } from './share-out'
import { hundredthsOf, sharesOn, type Share } from './shares'

export const GROUPINGS = ['typeface', 'style', 'licence', 'country', 'designer'] as const

export type Grouping = (typeof GROUPINGS)[number]

/** A part of a line's net. Without a name it belongs to nobody: a line in staff's own words, a typeface without designers. */
export type Part = Named & { net: number }

type Splitting = { by: Grouping; shares: readonly Share[] }

const NOBODY: Named = { key: '', name: '' }

/**
 * A line's net over what it sold, to the last cent. The price of a family belongs to each of its styles alike: no order says more. The
 * licences of a line stand in the proportion of its bill.
 */
export function splitLine(
  movement: Movement,
  { line, net }: { line: SaleLine; net: number },
  { by, shares }: Splitting,
): Part[] {
  const { country, day } = movement.sale
  switch (by) {
    case 'country':
      return [{ key: country, name: country, net }]
    case 'style':
      return partsOf(net, line.styles.map(styleInFull))
    case 'typeface':
      return splitByTypeface(line, net)
    case 'licence': {
      const weights = line.licences.map(({ amount }) => amount)
      return partsOf(net, line.licences, weights)
    }
    case 'designer':
      return splitByTypeface(line, net).flatMap(({ typeface, net: part }) =>
        splitByDesigner(part, typeface ? sharesOn(shares, typeface, day) : []),
      )
  }
}

export type TypefacePart = Part & { typeface: SoldTypeface | null }

/** Each typeface once, with the styles of it that the line sold. */
export function splitByTypeface({ styles }: SaleLine, net: number): TypefacePart[] {
  if (styles.length === 0) return [{ ...NOBODY, net, typeface: null }]
  const typefaces = new Map(styles.map(({ typeface }) => [typeface.key, typeface]))
  const counts = [...typefaces.keys()].map(
    (key) => styles.filter((style) => style.typeface.key === key).length,
  )
  const nets = shareOut(net, counts)
  return [...typefaces.values()].map((typeface, index) => ({
    key: typeface.key,
    name: typeface.name,
    net: nets[index] ?? 0,
    typeface,
  }))
}

/** What no designer has stays the foundry's. */
function splitByDesigner(net: number, shares: readonly Share[]): Part[] {
  const percents = shares.map(({ percent }) => hundredthsOf(percent))
  const rest = Math.max(0, 100_00 - percents.reduce((sum, percent) => sum + percent, 0))
  return partsOf(net, [...shares.map(({ designer }) => designer), NOBODY], [...percents, rest])
}

function partsOf(net: number, whose: readonly Named[], weights?: readonly number[]): Part[] {
  const all = whose.length > 0 ? whose : [NOBODY]
  const nets = shareOut(net, weights?.length ? weights : all.map(() => 1))
  return all
    .map(({ key, name }, index) => ({ key, name, net: nets[index] ?? 0 }))
    .filter((part, index) => part.net !== 0 || (weights?.[index] ?? 1) > 0)
}

function styleInFull({ key, name, typeface }: SoldStyle): Named {
  return { key, name: `${typeface.name} ${name}` }
}
