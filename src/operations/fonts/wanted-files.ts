import { createHash } from 'node:crypto'
import type { FontFormat } from '@/domain/catalogue/font-list'
import { guardedFeatures } from '@/domain/catalogue/preview-level'
import { env } from '@/env'
import type { FontFacts } from '@/fonts/font-facts'
import type { PreviewRequest, Recipe } from '@/fonts/font-job'
import type { Typeface } from '@/payload-types'
import { lettersOfPages } from './check-letters'

/** To be raised when a recipe changes its output: every derived file is then made anew. */
export const PIPELINE_VERSION = 1

/** The same for trial fonts alone. */
const TRIAL_EDITION = 4

/** A file the shop needs of a master. The same key means the same bytes. */
export type WantedFile = {
  format: FontFormat
  extension: string
  recipe: Recipe
  filekey: string
  /** Of a guarded preview: the letters of the pages that it holds beside the plain ones. */
  guardedLetters?: string
}

type Master = {
  styleId: string
  sha256: string
  facts: Pick<FontFacts, 'format' | 'family' | 'codepoints' | 'colourTables' | 'kerningUnread'>
  typeface: Pick<
    Typeface,
    'name' | 'trialPolicy' | 'previewSet' | 'previewCharacters' | 'previewFeatures'
  > | null
  /** What pages set in the typeface, where its previews are guarded. */
  ofPages: string | null
}

/** The files derived of every master. Menu previews are not among them: they depend on the whole typeface. */
export function wantedFiles({ styleId, sha256, facts, ...rest }: Master): WantedFile[] {
  const { typeface, ofPages } = rest
  const { brotliQuality } = env
  const want = (format: FontFormat, extension: string, recipe: Recipe) => {
    const filekey = fileKey({ styleId, sha256 }, format, contentOf(recipe))
    return { format, extension, recipe, filekey }
  }
  const letters =
    ofPages === null ? null : lettersOfPages(ofPages, facts.codepoints, typeface ?? {})
  const colours = coloursOf(facts)
  const kerned = facts.kerningUnread ? { isKernedAnew: true as const } : {}
  const preview = letters === null ? previewOf(typeface) : guardedPreview(typeface, letters)
  const files: WantedFile[] = [
    want('WOFF2', 'woff2', { recipe: 'woff2', brotliQuality, ...kerned }),
    want('WOFF', 'woff', { recipe: 'woff', ...kerned }),
    {
      ...want('PVW', 'woff2', { recipe: 'preview', brotliQuality, ...colours, ...preview }),
      ...(letters === null ? {} : { guardedLetters: letters || ' ' }),
    },
  ]
  if (typeface?.trialPolicy === 'none') return files
  const familyName = typeface?.name ?? facts.family
  const isFull = typeface?.trialPolicy === 'full' || undefined
  const trial = { recipe: 'trial', familyName, isFull, edition: TRIAL_EDITION, ...colours } as const
  return [...files, want('TRIAL', facts.format.toLowerCase(), trial)]
}

/** A part of the key of what is made of a font that has colours. */
export function coloursOf({ colourTables = [] }: Pick<FontFacts, 'colourTables'>) {
  return colourTables.length > 0 ? { hasColours: true as const } : {}
}

/** The characters and features the foundry lets visitors try. Defaults are left out, so that the file's key stays the same. */
function previewOf(typeface: Master['typeface']): PreviewRequest {
  const set = typeface?.previewSet ?? 'standard'
  const extra = typeface?.previewCharacters || undefined
  const features = typeface?.previewFeatures ?? []
  return {
    characters: set === 'standard' && !extra ? undefined : { set, extra },
    features: features.length > 0 ? features.toSorted() : undefined,
  }
}

/** The plain letters and those of the pages, with the features that pages switch on; further ones are added to it. */
export function guardedPreview(
  typeface: Pick<Typeface, 'previewFeatures'> | null,
  letters: string,
): PreviewRequest {
  return {
    characters: { set: 'basic', extra: letters },
    features: guardedFeatures(typeface?.previewFeatures ?? []),
  }
}

export function masterKey(master: { styleId: string; sha256: string }, format: string): string {
  return fileKey(master, format, null)
}

/** One style, one master, one way of making a file of it. */
export function fileKey(
  { styleId, sha256 }: { styleId: string; sha256: string },
  kind: string,
  content: unknown,
): string {
  const text = JSON.stringify([content, PIPELINE_VERSION])
  const recipe = createHash('sha256').update(text).digest('hex').slice(0, 16)
  return `${styleId}:${sha256}:${kind}:${recipe}`
}

/** The quality of the compression changes nothing in the font itself. */
function contentOf(recipe: Recipe): unknown {
  return { ...recipe, brotliQuality: undefined }
}
