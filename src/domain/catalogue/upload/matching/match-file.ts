import { isStyleWord, plain } from './style-words'
import type { Suggestion } from './suggest-style'
import type { FilePlan, StyleFields } from '../upload-answer'
import type { CatalogueStyle, CatalogueTypeface, IncomingFile } from '../upload-catalogue'

/**
 * The shop's typeface of this name, or the one that was named so when its address was made: staff may have renamed it
 * since. A file named after one of its instances belongs to the longest name it begins with.
 */
export function matchTypeface(
  typefaces: readonly CatalogueTypeface[],
  suggested: string,
  inFile: string,
): CatalogueTypeface | null {
  const exact = [suggested, inFile]
    .map(plain)
    .flatMap((name) => [
      ...typefaces.filter((typeface) => plain(typeface.name) === name),
      ...typefaces.filter(({ slug }) => plain(slug) === name),
    ])
  return exact[0] ?? longestBeginning(typefaces, inFile)
}

function longestBeginning(
  typefaces: readonly CatalogueTypeface[],
  name: string,
): CatalogueTypeface | null {
  const words = name.split(/\s+/)
  for (let length = words.length - 1; length > 0; length -= 1) {
    if (!isStyleWord(words[length] ?? '')) return null
    const beginning = plain(words.slice(0, length).join(' '))
    const found = typefaces.find((typeface) => plain(typeface.name) === beginning)
    if (found) return found
  }
  return null
}

export type StyleMatch = { style: CatalogueStyle; because: FilePlan['because'] }

/** The style whose name a file has, or whose very bytes it is. */
export function matchByName(
  styles: readonly CatalogueStyle[],
  file: IncomingFile,
  { fields }: Suggestion,
): StyleMatch | null {
  const same = styles.find((style) => style.master === file.sha256)
  if (same) return { style: same, because: 'same_file' }
  const names = [file.override.fields?.name ?? fields.name, fields.name, file.font.style].map(plain)
  const named = names.flatMap((name) => styles.filter((style) => plain(style.name) === name))
  const [style] = named.filter(({ typ }) => typ === fields.typ)
  return style ? { style, because: 'same_name' } : null
}

/** The only style of the same weight, width and slope; a variable one of the same slope. */
export function matchByCut(
  styles: readonly CatalogueStyle[],
  { fields }: Suggestion,
): StyleMatch | null {
  const alike = styles.filter((style) => isSameCut(fieldsOf(style), fields))
  const [style] = alike
  return style && alike.length === 1 ? { style, because: 'same_cut' } : null
}

export function isSameCut(a: StyleFields, b: StyleFields): boolean {
  if (a.typ !== b.typ || a.slope !== b.slope) return false
  return a.typ === 'variable' || (a.weight === b.weight && (a.width ?? 5) === (b.width ?? 5))
}

export function fieldsOf(style: CatalogueStyle): StyleFields {
  const { name, typ, weight, slope, defaultCoordinates, variation } = style
  const width = style.width ?? style.font?.width ?? null
  return { name, typ, weight, width, slope, default_coordinates: defaultCoordinates, variation }
}
