import { ownValue } from '../../../own-value'
import type { Category } from '../../typeface-view'
import { NO_OVERRIDES } from '../../variation/variation-overrides'
import type { FilePlan, StyleFields } from '../upload-answer'
import type { CatalogueStyle, CatalogueTypeface, IncomingFile } from '../upload-catalogue'
import type { UploadedFont } from '../uploaded-font'
import { agreesWithWeight, isStyleWord, plain, splitStyleWords } from './style-words'

/**
 * The shop's typeface of this name, or the one that was named so when its address was made, or is named so until its draft is
 * published: staff may have renamed it since. A file named after one of its instances belongs to the longest name it begins with.
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
      ...typefaces.filter(({ stored }) => stored && plain(stored.name) === name),
      ...typefaces.filter(({ stored }) => stored && plain(stored.slug) === name),
    ])
  return exact[0] ?? longestBeginning(typefaces, inFile)
}

function longestBeginning(typefaces: readonly CatalogueTypeface[], name: string) {
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

function isSameCut(a: StyleFields, b: StyleFields): boolean {
  if (a.typ !== b.typ || a.slope !== b.slope) return false
  return a.typ === 'variable' || (a.weight === b.weight && (a.width ?? 5) === (b.width ?? 5))
}

export function fieldsOf(style: CatalogueStyle): StyleFields {
  const { name, typ, weight, slope, defaultCoordinates, variation } = style
  const width = style.width ?? style.font?.width ?? null
  return { name, typ, weight, width, slope, default_coordinates: defaultCoordinates, variation }
}

export type Suggestion = { family: string; category: Category; fields: StyleFields }

/** What a file proposes for itself, past the customs and accidents of naming; staff have the last word. */
export function suggestStyle(font: UploadedFont): Suggestion {
  const { family, words } = splitStyleWords(font.family)
  // A variable font is often named after its default instance; "Archivo Black", weight 400, is a family of that name.
  const isSplit = words.length > 0 && (isVariable(font) || agreesWithWeight(words, font.weight))
  const position = defaultPositionOf(font)
  return {
    family: isSplit ? family : font.family,
    category: categoryOf(font),
    fields: {
      name: isVariable(font) ? variableName(font) : staticName(font, isSplit ? words : []),
      typ: font.typ,
      weight: clamp(Math.round(position.wght ?? font.weight), 1, 1000),
      width: clamp(font.width, 1, 9),
      slope: font.slope,
      default_coordinates: position,
      variation: NO_OVERRIDES,
    },
  }
}

function isVariable(font: UploadedFont): boolean {
  return font.typ === 'variable'
}

export function variableName({ slope }: Pick<UploadedFont, 'slope'>): string {
  return slope === 'upright' ? 'Variable' : 'Variable Italic'
}

/** "Fraunces Black" with the style "Italic" is the Black Italic; "Regular" says nothing more than "Black" does. */
function staticName({ style }: UploadedFont, words: string[]): string {
  if (words.length === 0) return style
  return [...words, ...(style === 'Regular' ? [] : [style])].join(' ')
}

/** The regular instance where there is one: the default of an axis may be its far end. */
function defaultPositionOf({ axes, instances }: UploadedFont): Record<string, number> {
  const regular =
    instances.find(({ name }) => /^(regular|roman|italic|book)$/i.test(name)) ??
    instances.find(({ coordinates }) => coordinates.wght === 400)
  return Object.fromEntries(
    axes.map((axis) => {
      const usual = axis.tag === 'wght' ? 400 : axis.default
      return [
        axis.tag,
        clamp(ownValue(regular?.coordinates, axis.tag) ?? usual, axis.min, axis.max),
      ]
    }),
  )
}

/** A word of its name counts before what the file says. */
function categoryOf({ family, category }: UploadedFont): Category {
  if (/\b(mono|code|typewriter)\b/i.test(family)) return 'mono'
  if (/\bsans\b|grotes[kq]|gothic/i.test(family)) return 'sans'
  if (/serif|antiqua|roman\b|text\b/i.test(family)) return 'serif'
  return category ?? 'sans'
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
