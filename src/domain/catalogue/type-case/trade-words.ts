import { ownValue } from '../../own-value'
import tradeWords from './trade-words.json' with { type: 'json' }

/** What else the trade calls what lies in a compartment, without accents; the labels of the case are among them. */
const TRADE_WORDS: Readonly<Record<string, readonly string[]>> = tradeWords

/** Fewer letters begin too many words. */
const LEAST_LETTERS = 4

/** The compartments that a word of the trade means, or its beginning. */
export function compartmentsMeant(typed: string): string[] {
  const word = typed.replaceAll('-', ' ')
  const isMeant = (name: string) =>
    name === word || (word.length >= LEAST_LETTERS && name.startsWith(word) && !hasOwn(word))
  return Object.keys(TRADE_WORDS).filter((key) => ownValue(TRADE_WORDS, key)?.some(isMeant))
}

/** "Extra light" is no "light", though "semi" may become "semi bold". */
function hasOwn(word: string): boolean {
  return Object.values(TRADE_WORDS).some((names) => names.includes(word))
}
