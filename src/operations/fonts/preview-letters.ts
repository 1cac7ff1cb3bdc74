import type { Payload } from 'payload'
import { previewLevelOf } from '@/domain/catalogue/preview-level'
import { LETTERS_OF_TEXTS } from '@/domain/catalogue/score/score-texts'
import { LETTERS_OF_FOUND_SAMPLES } from '@/domain/catalogue/specimens/found-samples'
import { codesIn } from '@/domain/catalogue/glyphs/letter-pages'
import type { CodeRange } from '@/domain/catalogue/glyphs/glyph-view'
import { charactersShown } from '@/fonts/recipes/character-sets'
import type { Typeface } from '@/payload-types'
import { findGuardedPreviews, findWordsOfPages } from '../records/published-catalogue'
import { idOf } from '../id-of'
import { readShop } from '../records/shop'
import { previewCharactersOf } from './check-letters'

/** So many letters of a font that writes none of the pages' texts. */
const FIRST_LETTERS = 64

/**
 * What the pages set in a typeface whose previews are guarded: its own texts or those found for it, those of the shop's scenes,
 * and what staff wrote on pages and in stories. null: its previews are open.
 */
export async function textsOfPages(
  payload: Payload,
  typeface: Typeface | null,
): Promise<string | null> {
  if (previewLevelOf(typeface, await readShop(payload)) === 'open') return null
  const { name, menuText, samples, score, purpose } = typeface ?? {}
  const own = JSON.stringify([name, menuText, samples, score, purpose])
  const found = samples?.length ? '' : LETTERS_OF_FOUND_SAMPLES
  const words = JSON.stringify(await findWordsOfPages(payload))
  return [own, found, ...Object.values(LETTERS_OF_TEXTS), words].join('')
}

/** Of these texts the letters that a style has and its guarded preview holds, beside the plain ones that each holds. */
export function lettersOfPages(
  texts: string,
  codepoints: readonly CodeRange[],
  typeface: Parameters<typeof previewCharactersOf>[0],
): string {
  const all = codesIn(codepoints).map((code) => String.fromCodePoint(code))
  const shown = typeface.previewSet === 'basic' ? previewCharactersOf(typeface) : FULL
  const had = charactersShown(all, shown)
  const plain = new Set(charactersShown(had, { set: 'basic' }))
  const written = new Set(texts.normalize('NFC') + texts)
  const letters = had.filter((letter) => written.has(letter) && !plain.has(letter))
  const isAny = letters.length + plain.size > 0
  return (isAny ? letters : had.slice(0, FIRST_LETTERS)).join('')
}

/** Typefaces with a guarded preview that lacks a letter of a text, whether or not its font has that. */
export async function findThoseWithout(payload: Payload, text: string): Promise<string[]> {
  const letters = [...new Set(text)].filter((letter) => letter > LAST_PLAIN)
  const previews = letters.length > 0 ? await findGuardedPreviews(payload) : []
  const lacking = previews.filter(({ guardedLetters }) =>
    letters.some((letter) => !guardedLetters?.includes(letter)),
  )
  return [...new Set(lacking.map(({ typeface }) => idOf(typeface)))]
}

const LAST_PLAIN = '~'

const FULL = { set: 'full' } as const
