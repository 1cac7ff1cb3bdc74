import type { Outline } from '@/domain/catalogue/glyphs/glyph-view'
import type { ShapedFont } from '../../harfbuzz/shaped-font'

/** A coordinate nearly at zero is written with an exponent. */
const NUMBER = /-?[\d.]+(?:e[-+]?\d+)?/g

/** The em square of a font with few units wants parts of them. */
const FEW_UNITS = 500

/** An outline in units of another em square, rounded: between two masters of a variable font no point lies on a whole unit. */
export function outlineInUnits(font: ShapedFont, glyph: number, unitsPerEm: number): Outline {
  const scale = unitsPerEm / font.unitsPerEm
  const parts = unitsPerEm < FEW_UNITS ? 100 : 1
  const rounded = (value: number) => Math.round(value * scale * parts) / parts || 0
  const bounds = font.boundsOf(glyph)
  return {
    path: font.pathOf(glyph).replace(NUMBER, (number) => String(rounded(Number(number)))),
    advance: rounded(font.advanceOf(glyph)),
    bounds: bounds && {
      left: rounded(bounds.left),
      right: rounded(bounds.right),
      top: rounded(bounds.top),
      bottom: rounded(bounds.bottom),
    },
  }
}
