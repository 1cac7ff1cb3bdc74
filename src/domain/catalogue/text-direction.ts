import type { Direction } from './typeface-view'

/** Hebrew, Arabic and the scripts beside them. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** As its first letter runs. */
export function directionOf(text: string): Direction {
  const [letter = ''] = /\p{L}/u.exec(text) ?? []
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}
