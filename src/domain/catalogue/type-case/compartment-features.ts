import { ownValue } from '../../own-value'
import type { Sample } from '../typeface-view'

/** The OpenType features that a compartment of the type case sets a text in, the telling one first. */
export const COMPARTMENT_FEATURES: Readonly<Record<string, readonly string[]>> = {
  'feature:smcp': ['smcp'],
  'feature:onum': ['onum'],
  'feature:frac': ['frac'],
  'feature:zero': ['zero', 'lnum'],
}

/** Of the features that somebody switched on, the compartments that stand for them. */
export function compartmentsOfFeatures(tags: readonly string[]): string[] {
  return Object.entries(COMPARTMENT_FEATURES).flatMap(([key, [telling = '']]) =>
    tags.includes(telling) ? [key] : [],
  )
}

export function featuresOfCompartments(keys: readonly string[]): string[] {
  return keys.flatMap((key) => ownValue(COMPARTMENT_FEATURES, key) ?? [])
}

/** Letters without which a feature changes nothing. */
const SHOWN_BY: Readonly<Record<string, RegExp>> = {
  'feature:liga': /f[filt]/,
  'feature:smcp': /\p{Lowercase}/u,
  'feature:onum': /\d/,
  'feature:frac': /\d\/\d/,
  'feature:zero': /0/,
}

/** Whether a text shows what lies in the compartment. */
export function shows(key: string, { text, lang, script }: Sample): boolean {
  const [group, name] = key.split(':')
  if (group === 'script') return script.toLowerCase() === name
  if (group === 'language') return lang.toLowerCase().split('-')[0] === name
  return ownValue(SHOWN_BY, key)?.test(text) ?? true
}
