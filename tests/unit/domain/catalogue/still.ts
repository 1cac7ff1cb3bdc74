import type { Reflow } from '@/domain/catalogue/reflow'

/** Nothing moves in a set text. */
export const STILL: Reflow = {
  widths: { count: 0, most: null },
  kerning: { count: 0, most: null },
  added: 0,
  lost: { count: 0, first: [] },
  lineHeight: null,
}
