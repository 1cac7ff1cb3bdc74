import type { Payload } from 'payload'
import type { CodeRange } from '@/domain/catalogue/glyphs/glyph-view'
import { codesIn } from '@/domain/catalogue/glyphs/letter-pages'
import { previewLevelOf } from '@/domain/catalogue/preview-level'
import { LETTERS_OF_SCENES } from '@/domain/catalogue/score/score-words'
import { LETTERS_OF_FOUND_SAMPLES } from '@/domain/catalogue/specimens/found-samples'
import { chooseNameStyles } from '@/domain/catalogue/styles/choose-styles'
import { firstWords, writes } from '@/domain/catalogue/upload/first-words'
import type { CharacterChoice } from '@/fonts/font-job'
import { charactersShown } from '@/fonts/recipes/character-sets'
import type { Style, Typeface } from '@/payload-types'
import { idOf } from '../id-of'
import { findMasteredStyles, findTypeface, setOwnName } from '../records/font-files'
import { findGuardedPreviews, findWordsOfPages } from '../records/published-catalogue'
import { readShop } from '../records/shop'
import type { MasteredStyle } from './merge-facts'

const CURE = 'On the tab Words, write its name in itself in letters that it has.'

type Named = Pick<Typeface, 'name' | 'menuText'>
type Previewed = Pick<Typeface, 'previewSet' | 'previewCharacters'>

/** How a typeface writes its own name. */
export function nameInItself({ menuText, name }: Named): string {
  return menuText || name
}

/**
 * Why a typeface cannot be set in itself, before anything is written: the masters that would set its name lack letters of it.
 * Looks at what was read from the files, not at the files. `change` is a style as it would be after a save.
 */
export async function errorOfLetters(
  payload: Payload,
  { id, typeface, change }: { id: string; typeface: Named; change?: Style },
): Promise<string | null> {
  const stored = await findMasteredStyles(payload, id)
  const styles = stored.map((style) => (style.id === change?.id ? { ...style, ...change } : style))
  const text = nameInItself(typeface)
  const isCovered = chooseNameStyles(styles as MasteredStyle[]).every(({ facts }) =>
    writes(facts, text),
  )
  if (isCovered) return null
  return `This font lacks letters of “${text}”. ${CURE}`
}

/**
 * After masters were replaced: a typeface whose name they cannot set is named in itself by what they can, as the plan of the
 * upload said, until staff write another.
 */
export async function ensureOwnName(payload: Payload, id: string): Promise<void> {
  const typeface = await findTypeface(payload, id)
  if (!typeface) return
  const styles = (await findMasteredStyles(payload, id)) as MasteredStyle[]
  const fonts = chooseNameStyles(styles).map(({ facts }) => facts)
  const canSet = (named: Named) => fonts.every((font) => writes(font, nameInItself(named)))
  if (canSet(typeface)) return
  const { menuText } = firstWords(nameInItself(typeface), fonts)
  if (menuText) await setOwnName(payload, { typeface, menuText, canSet })
}

/** What visitors may see of a typeface: all that its fonts have, which is fetched as it is needed, or the basic letters alone. */
export function shownCharactersOf(typeface: Previewed): CharacterChoice {
  return typeface.previewSet === 'basic' ? previewCharactersOf(typeface) : { set: 'full' }
}

/** The characters that the foundry lets previews of a typeface hold. */
export function previewCharactersOf({ previewSet, previewCharacters }: Previewed): CharacterChoice {
  return { set: previewSet ?? 'standard', extra: previewCharacters || undefined }
}

/** So many letters of a font that writes none of the pages' texts. */
const FIRST_LETTERS = 64

/**
 * What the pages set in a typeface whose previews are guarded: its own texts or those found for it, those of the shop's scenes,
 * and what staff wrote on pages and in stories. null: its previews are open.
 */
export async function textsOfPages(payload: Payload, typeface: Typeface | null) {
  if (previewLevelOf(typeface, await readShop(payload)) === 'open') return null
  const { name, menuText, samples, score, purpose } = typeface ?? {}
  const own = JSON.stringify([name, menuText, samples, score, purpose])
  const found = samples?.length ? '' : LETTERS_OF_FOUND_SAMPLES
  const words = JSON.stringify(await findWordsOfPages(payload))
  return [own, found, LETTERS_OF_SCENES, words].join('')
}

/** Of these texts the letters that a style has and its guarded preview holds, beside the plain ones that each holds. */
export function lettersOfPages(
  texts: string,
  codepoints: readonly CodeRange[],
  typeface: Previewed,
): string {
  const all = codesIn(codepoints).map((code) => String.fromCodePoint(code))
  const had = charactersShown(all, shownCharactersOf(typeface))
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
