import type { Extra } from '../pricing/extras'
import type { BillStep } from './priced-cart'

/** A line in staff's own words, as a bill adds it up beside the others. */
export function billedExtra({ text, amount }: Extra): {
  typeface: { name: string }
  styles: never[]
  bill: BillStep[]
} {
  return {
    typeface: { name: text },
    styles: [],
    bill: [{ text, amount, role: 'addend', struck: false }],
  }
}
