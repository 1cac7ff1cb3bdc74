import type { Payload } from 'payload'
import { chooseNameStyles } from '@/domain/catalogue/styles/choose-styles'
import { firstWords, writes } from '@/domain/catalogue/upload/first-words'
import type { CharacterChoice } from '@/fonts/font-job'
import type { Style, Typeface } from '@/payload-types'
import { findMasteredStyles, findTypeface, setOwnName } from '../records/font-files'
import type { MasteredStyle } from './merge-facts'

const CURE = 'On the tab Words, write its name in itself in letters that it has.'

type Named = Pick<Typeface, 'name' | 'menuText'>

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

/** The characters that the foundry lets previews of a typeface hold. */
export function previewCharactersOf({
  previewSet,
  previewCharacters,
}: Pick<Typeface, 'previewSet' | 'previewCharacters'>): CharacterChoice {
  return { set: previewSet ?? 'standard', extra: previewCharacters || undefined }
}
