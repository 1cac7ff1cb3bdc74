/** Why a price is asked about before it is saved; all amounts in the same currency. */
export type PriceDoubt =
  | { kind: 'below-part'; price: number; part: number }
  | { kind: 'above-family'; price: number; family: number }
  | { kind: 'tenth' | 'tenfold'; price: number; usual: number }

type Family = {
  price: number
  /** What its styles cost one by one. */
  parts: readonly number[]
  /** What other families cost. */
  neighbours: readonly number[]
}

type Style = {
  price: number
  /** What the other styles of its typeface cost. */
  neighbours: readonly number[]
  family: number | null
}

/** A family, or a bundle: less than its cheapest part, or far from what others cost. null: nothing to ask. */
export function doubtFamily({ price, parts, neighbours }: Family): PriceDoubt | null {
  const part = Math.min(...parts)
  if (price < part && parts.length > 0) return { kind: 'below-part', price, part }
  return doubtNeighbours(price, neighbours)
}

/** A style: far from its siblings, or the last that makes each style dearer than the family. */
export function doubtStyle({ price, neighbours, family }: Style): PriceDoubt | null {
  const cheapest = Math.min(price, ...neighbours)
  const doubt = doubtNeighbours(price, neighbours)
  if (doubt || family === null || cheapest <= family) return doubt
  return { kind: 'above-family', price, family }
}

/** One digit too few or too many shows beside what is usual: the middle of the neighbours, which one odd price cannot move. */
function doubtNeighbours(price: number, neighbours: readonly number[]): PriceDoubt | null {
  const usual = medianOf(neighbours.filter((other) => other > 0))
  if (usual === null) return null
  if (price * 10 <= usual) return { kind: 'tenth', price, usual }
  if (price >= usual * 10) return { kind: 'tenfold', price, usual }
  return null
}

function medianOf(amounts: readonly number[]): number | null {
  return amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? null
}
