import { allocate } from '../money/allocate'
import { brokenRule } from '../shop-error'
import type { Discount } from './discounts/take-off'

/** A line in staff's own words: "Lettering, three days". One below nothing comes off the whole. */
export type Extra = { text: string; amount: number }

/** `net` and `tax` are its parts of the whole, as a line's are. */
export type QuotedExtra = Extra & { net: number; tax: number }

export class TotalIsBelowZero extends brokenRule(
  'total_below_zero',
  400,
  'More comes off than the rest costs. Take off less.',
) {}

type WithExtras = {
  /** What is left of each line, and after them of each extra that costs something. */
  nets: number[]
  added: Extra[]
  discounts: Discount[]
}

/** Extras come after every discount of the shop's own; what comes off is spread over all that costs something. */
export function withExtras(lineNets: readonly number[], extras: readonly Extra[]): WithExtras {
  const added = extras.filter(({ amount }) => amount >= 0)
  const off = extras.filter(({ amount }) => amount < 0)
  const parts = [...lineNets, ...added.map(({ amount }) => amount)]
  const takenOff = -off.reduce((sum, { amount }) => sum + amount, 0)
  if (takenOff > parts.reduce((sum, part) => sum + part, 0)) throw new TotalIsBelowZero()

  const shares = allocate(takenOff, parts)
  return {
    nets: parts.map((part, place) => part - (shares[place] ?? 0)),
    added,
    discounts: off.map(({ text, amount }) => ({ label: text, amount: -amount })),
  }
}
