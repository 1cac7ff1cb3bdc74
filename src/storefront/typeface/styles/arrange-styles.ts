import type { StyleView } from '@/domain/catalogue/typeface-view'

/** A place in the styles list: romans left, their italics right beside them. */
export type StylePlace = { style: StyleView; column: 'roman' | 'italic' }

/** Romans in their order, each followed by its italic; italics without a roman come last. */
export function arrangeStyles(styles: StyleView[]): StylePlace[] {
  const romans = styles.filter((style) => style.slope === 'upright')
  const italics = styles.filter((style) => style.slope !== 'upright')
  const paired = romans.flatMap((roman): StylePlace[] => {
    const beside = italics.filter((italic) => isItalicOf(italic, roman))
    return [placed(roman, 'roman'), ...beside.map((italic) => placed(italic, 'italic'))]
  })

  const alone = italics.filter((italic) => !romans.some((roman) => isItalicOf(italic, roman)))
  return [...paired, ...alone.map((italic) => placed(italic, 'italic'))]
}

function placed(style: StyleView, column: StylePlace['column']): StylePlace {
  return { style, column }
}

/** "Bold Italic" is the italic of "Bold", "Italic" that of "Regular". */
function isItalicOf(italic: StyleView, roman: StyleView): boolean {
  return italic.typ === roman.typ && uprightName(italic.name) === uprightName(roman.name)
}

function uprightName(name: string): string {
  const stripped = name.replace(/\b(italic|oblique|slanted|roman|regular)\b/gi, '')
  return stripped.replace(/\s+/g, ' ').trim()
}
