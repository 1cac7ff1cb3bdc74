import type { Slope } from '@/domain/catalogue/typeface-view'

export type SlopeSigns = {
  fsSelection: number
  macStyle: number
  names: string
  italicAngle: number
}

const ITALIC = 1 << 0
const OBLIQUE = 1 << 9
const MAC_ITALIC = 1 << 1

/** The flags first, then the name; the angle last, because uprights may lean a little. */
export function determineSlope({ fsSelection, macStyle, names, italicAngle }: SlopeSigns): Slope {
  if (fsSelection & OBLIQUE || /oblique|slanted/i.test(names)) return 'oblique'
  if (fsSelection & ITALIC || macStyle & MAC_ITALIC || /italic|kursiv/i.test(names)) return 'italic'
  return Math.abs(italicAngle) >= 4 ? 'oblique' : 'upright'
}
