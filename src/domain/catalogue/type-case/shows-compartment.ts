import { ownValue } from '../../own-value'
import type { Sample } from '../typeface-view'

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
