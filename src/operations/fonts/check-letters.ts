import type { Payload } from 'payload'
import type { Slope } from '@/domain/catalogue/typeface-view'
import { codepointsOf } from '@/domain/catalogue/upload/uploaded-font'
import type { CharacterChoice } from '@/fonts/font-job'
import type { Style, Typeface } from '@/payload-types'
import { findMasteredStyles } from '../records/font-files'
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
    covers(facts, text),
  )
  if (isCovered) return null
  return `This font lacks letters of “${text}”. ${CURE}`
}

function covers({ codepoints }: MasteredStyle['facts'], text: string): boolean {
  const known = codepointsOf(codepoints)
  return [...text].every((letter) => known.has(letter.codePointAt(0) ?? 0))
}

type Cut = { typ: 'static' | 'variable'; weight: number; slope: Slope }

/**
 * The styles that a typeface's name is animated through: the variable upright where there is one, else the upright styles by
 * weight; a roman and its italic where the family has only these two.
 */
export function chooseNameStyles<Style extends Cut>(styles: readonly Style[]): Style[] {
  const uprights = styles.filter((style) => style.slope === 'upright')
  const variable = uprights.find((style) => style.typ === 'variable')
  if (variable) return [variable]
  if (uprights.length === 1 && styles.length === 2) return [...uprights, ...slanted(styles)]

  const cuts = uprights.length > 0 ? uprights : [...styles]
  return cuts.toSorted((a, b) => a.weight - b.weight)
}

function slanted<Style extends Cut>(styles: readonly Style[]): Style[] {
  return styles.filter((style) => style.slope !== 'upright')
}

/** The characters that the foundry lets previews of a typeface hold. */
export function previewCharactersOf({
  previewSet,
  previewCharacters,
}: Pick<Typeface, 'previewSet' | 'previewCharacters'>): CharacterChoice {
  return { set: previewSet ?? 'standard', extra: previewCharacters || undefined }
}
