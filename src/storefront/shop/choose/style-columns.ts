import type { ShopStyle } from '../shop-choice'

/** The place of a style in its list: rows and columns count from 1. */
type PlacedStyle = { style: ShopStyle; row: number; column: 1 | 2 }

type StyleList =
  | { kind: 'pairs'; placed: PlacedStyle[] }
  | { kind: 'column'; styles: ShopStyle[] }
  | { kind: 'single'; style: ShopStyle }

/** In the shop's order: romans left and italics right, each beside its own; uprights alone run down two columns. */
export function arrangeColumns(styles: ShopStyle[]): StyleList {
  const [first] = styles
  if (first && styles.length === 1) return { kind: 'single', style: first }
  if (!styles.some(isSlanted)) return { kind: 'column', styles }

  const names = [...new Set([...styles.filter(isUpright), ...styles].map(romanNameOf))]
  const placed = styles.map((style) => ({
    style,
    row: names.indexOf(romanNameOf(style)) + 1,
    column: isSlanted(style) ? (2 as const) : (1 as const),
  }))
  return { kind: 'pairs', placed: placed.toSorted((a, b) => a.row - b.row || a.column - b.column) }
}

/** "Bold Italic" in two parts: on a phone the second is hidden, its column is enough. */
export function splitItalic(name: string): { roman: string; italic: string } {
  const match = /^(.+?)(\s+(?:italic|oblique))$/i.exec(name)
  return { roman: match?.[1] ?? name, italic: match?.[2] ?? '' }
}

function romanNameOf(style: ShopStyle): string {
  return style.name.replace(/\s*\b(italic|oblique)\b/i, '').trim() || 'Regular'
}

function isUpright(style: ShopStyle): boolean {
  return style.slope === 'upright'
}

function isSlanted(style: ShopStyle): boolean {
  return style.slope !== 'upright'
}
