import type { Payload } from 'payload'
import { codepointsOf } from '@/domain/catalogue/upload/uploaded-font'
import type { Style, Typeface } from '@/payload-types'
import { findMasteredStyles } from '../font-records'
import type { MasteredStyle } from '../merge-facts'
import { chooseNameStyles } from '../choose-name-styles'

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
