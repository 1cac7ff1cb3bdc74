/** As the OpenType specification names the classes of usWidthClass, but for its "medium", which the trade calls normal. */
const NAMES =
  'ultra-condensed extra-condensed condensed semi-condensed normal semi-expanded expanded extra-expanded ultra-expanded'.split(
    ' ',
  )

export const WIDTHS = NAMES.map((_, index) => index + 1)

/** "3 (condensed)" */
export function widthInWords(width: number): string {
  const name = NAMES[width - 1]
  return name ? `${width} (${name})` : String(width)
}
