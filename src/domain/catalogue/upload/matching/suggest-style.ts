import type { Category } from '../../typeface-view'
import { NO_OVERRIDES } from '../../variation/variation-overrides'
import { agreesWithWeight, splitStyleWords } from './style-words'
import type { StyleFields } from '../upload-answer'
import type { UploadedFont } from '../uploaded-font'

export type Suggestion = { family: string; category: Category; fields: StyleFields }

/** What a file proposes for itself, past the customs and accidents of naming; staff have the last word. */
export function suggestStyle(font: UploadedFont): Suggestion {
  const { family, words } = splitStyleWords(font.family)
  // A variable font is often named after its default instance; "Archivo Black", weight 400, is a family of that name.
  const isSplit = words.length > 0 && (isVariable(font) || agreesWithWeight(words, font.weight))
  const position = defaultPositionOf(font)
  return {
    family: isSplit ? family : font.family,
    category: categoryOf(font.family),
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

function variableName({ slope }: UploadedFont): string {
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
      return [axis.tag, clamp(regular?.coordinates[axis.tag] ?? usual, axis.min, axis.max)]
    }),
  )
}

function categoryOf(family: string): Category {
  if (/\b(mono|code|typewriter)\b/i.test(family)) return 'mono'
  if (/\bsans\b|grotes[kq]|gothic/i.test(family)) return 'sans'
  if (/serif|antiqua|roman\b|text\b/i.test(family)) return 'serif'
  return 'sans'
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
