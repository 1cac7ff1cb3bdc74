import { plainVersion } from '@/domain/catalogue/font-version'
import type { FontFacts } from '@/fonts/font-facts'
import type { Style, Typeface } from '@/payload-types'

/** What a typeface's page says in its table of facts, read from the files. */
export function factSheetOf(
  typeface: Typeface,
  styles: Style[],
): { label: string; value: string }[] {
  const files = styles.map((style) => style.facts as unknown as FontFacts)
  const glyphs = files.map((file) => file.glyphCount)
  const designed = [...(typeface.designers ?? []), typeface.foundry].filter(Boolean)
  const facts = [
    { label: 'Designed by', value: designed.join(', ') },
    { label: 'Version', value: plainVersion(files[0]?.version ?? '') },
    { label: 'Scripts', value: (typeface.scripts ?? []).join(', ') },
    { label: 'Glyphs', value: glyphs.length > 0 ? rangeOf(glyphs) : '' },
    { label: 'Formats', value: formatsOf(styles, files) },
  ]
  return facts.filter(({ value }) => value !== '')
}

function rangeOf(numbers: number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return least === most ? String(least) : `${least}–${most}`
}

function formatsOf(styles: Style[], files: FontFacts[]): string {
  const formats = [...new Set(files.map((file) => file.format)), 'WOFF2', 'WOFF']
  const variable = styles.some((style) => style.typ === 'variable')
  return [...formats, ...(variable ? ['variable'] : [])].join(', ')
}
