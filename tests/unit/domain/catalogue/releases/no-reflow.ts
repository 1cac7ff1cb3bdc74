import type { Reflow } from '@/domain/catalogue/releases/release-change'

/** Nothing moves in a set text. */
export const NO_REFLOW: Reflow = {
  widths: { count: 0, most: null },
  kerning: { count: 0, most: null },
  added: 0,
  lost: { count: 0, first: [] },
  lineHeight: null,
}
