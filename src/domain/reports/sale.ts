export type Named = { key: string; name: string }

/** An order that was paid and delivered, as far as reports read it: its lines as they were frozen. */
export type Sale = {
  currency: string
  /** The day it was paid, in the seller's country: "2027-01-31". */
  day: string
  /** The buyer's, two letters. */
  country: string
  lines: SaleLine[]
}

/** `net`: what it was paid with, before tax, in minor units. A line in staff's own words has no styles and no licences. */
export type SaleLine = { id: string; net: number; styles: SoldStyle[]; licences: SoldLicence[] }

export type SoldStyle = Named & { typeface: SoldTypeface }

/** `parent`: the key of the superfamily whose designers it has where it has none of its own. */
export type SoldTypeface = Named & { parent: string | null }

/** `amount`: what the line's bill asked for it; the parts of a line's net stand in this proportion. */
export type SoldLicence = Named & { amount: number }

/**
 * Money of a sale that came or went back. `before` and `after` are what each line stood at: parts of a line are split from these, so that
 * a sale which went back whole, in whatever pieces, leaves no cent anywhere.
 */
export type Movement = {
  kind: 'sold' | 'refunded'
  /** When it moved; a refund moves later than its sale. */
  day: string
  sale: Sale
  before: number[]
  after: number[]
}

export function movementOfSale(sale: Sale): Movement {
  const after = sale.lines.map(({ net }) => net)
  return { kind: 'sold', day: sale.day, sale, before: after.map(() => 0), after }
}

/** What moved, line by line; below zero for a refund. */
export function netsOf({ before, after }: Pick<Movement, 'before' | 'after'>): number[] {
  return after.map((net, index) => net - (before[index] ?? 0))
}
