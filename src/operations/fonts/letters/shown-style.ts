import type { Payload } from 'payload'
import { DEFAULT_FEATURES } from '@/domain/catalogue/features'
import { codesIn, rangesOf } from '@/domain/catalogue/glyphs/letter-pages'
import type { CodeRange } from '@/domain/catalogue/glyphs/glyph-view'
import { NotFound } from '@/domain/request-error'
import type { CharacterChoice, PreviewRequest } from '@/fonts/font-job'
import { charactersShown } from '@/fonts/recipes/character-sets'
import type { Typeface } from '@/payload-types'
import { BoundedCache } from '../../bounded-cache'
import { idOf } from '../../id-of'
import { findGuardedLetters, findPublishedTypeface } from '../../records/font-files'
import type { MasteredStyle } from '../merge-facts'
import { previewCharactersOf } from '../check-letters'
import { findById } from '../../records/rows'

type Tried = Pick<Typeface, 'previewSet' | 'previewCharacters' | 'previewFeatures'> & {
  guarded?: string | null
}

/** A style of a published typeface, with what the foundry shows of it. */
export type ShownStyle = {
  style: MasteredStyle
  /** What a page of letters may hold. */
  request: PreviewRequest
  shown: CodeRange[]
  /** Of those what the prepared preview lacks. */
  beyond: CodeRange[]
  /** What a guarded preview holds beside the plain letters; null: it is open. */
  guarded: string | null
}

export async function requireShownStyle(payload: Payload, id: string): Promise<ShownStyle> {
  const style = (await findById(payload, 'styles', id)) as MasteredStyle | null
  const typeface = style?.master ? await findPublishedTypeface(payload, idOf(style.typeface)) : null
  if (!style || !typeface) throw new NotFound('style')
  const guarded = await findGuardedLetters(payload, style)
  const request = requestOf(typeface)
  return { style, request, guarded, ...(await keptCharactersOf(style, { ...typeface, guarded })) }
}

type CharacterSets = Pick<ShownStyle, 'shown' | 'beyond'>

/** A few kilobytes each, of the styles that are looked at: to sort tens of thousands of characters takes longer than all the rest of a request. */
const characterSets = new BoundedCache<CharacterSets>(200)

/** By the hash of the file they are read from and by what of it the foundry shows. */
export function keptCharactersOf(
  { master, facts }: Pick<MasteredStyle, 'master' | 'facts'>,
  typeface: Tried,
): Promise<CharacterSets> {
  const key = JSON.stringify([
    master,
    isNarrow(typeface),
    previewCharactersOf(typeface),
    typeface.guarded,
  ])
  return characterSets.get(key, async () => charactersOf(facts.codepoints, typeface))
}

/** Where the foundry chose the narrow set for its previews, it shows nothing beyond them. */
export function charactersOf(codepoints: CodeRange[], typeface: Tried): CharacterSets {
  const all = codesIn(codepoints)
  const among = (choice: CharacterChoice) => {
    const characters = all.map((code) => String.fromCodePoint(code))
    return charactersShown(characters, choice).map((character) => character.codePointAt(0) ?? 0)
  }
  const inPreview = new Set(among(inPreviewOf(typeface)))
  const shown = isNarrow(typeface) ? among(previewCharactersOf(typeface)) : all
  return { shown: rangesOf(shown), beyond: rangesOf(shown.filter((code) => !inPreview.has(code))) }
}

/** Features that a visitor may see at work; "all alternates" is only their sum. */
export function shownFeatures<Tagged extends { tag: string }>(
  features: Tagged[],
  { request }: Pick<ShownStyle, 'request'>,
): Tagged[] {
  const { features: allowed } = request
  return features.filter(({ tag }) => {
    return tag !== 'aalt' && (!allowed || DEFAULT_FEATURES.has(tag) || allowed.includes(tag))
  })
}

function requestOf(typeface: Tried): PreviewRequest {
  const features = typeface.previewFeatures ?? []
  return {
    characters: isNarrow(typeface) ? previewCharactersOf(typeface) : { set: 'full' },
    features: features.length > 0 ? features.toSorted() : undefined,
  }
}

function inPreviewOf(typeface: Tried): CharacterChoice {
  const { guarded } = typeface
  return typeof guarded === 'string'
    ? { set: 'basic', extra: guarded }
    : previewCharactersOf(typeface)
}

function isNarrow({ previewSet }: Tried): boolean {
  return previewSet === 'basic'
}
