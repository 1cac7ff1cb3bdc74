import scripts from './own-scripts.json' with { type: 'json' }
import { LETTERS_OF_TEXTS } from './score-texts'
import words from './score-words.json' with { type: 'json' }

/**
 * The words of the scenes: plain nouns, towns as they are spelled at home, words in which features show. `rise`: by the number of
 * letters, which is the number of weights. `features`: words in which each is known to show, before any other is tried.
 */
export const SCORE_WORDS = {
  ...words,
  features: words.features as Readonly<Record<string, string[]>>,
} satisfies Record<string, unknown>

export type WordBank = typeof SCORE_WORDS

type OwnScript = { lang: string; letter: string; alphabet?: string }

/** By its name the language a script is shown in, the letter that says most of a hand, and its first letters in their order. */
export const OWN_SCRIPTS = scripts as Readonly<Record<string, OwnScript>>

/** Every letter that a scene of whatever typeface is set in, beside the words of staff. */
export const LETTERS_OF_SCENES = JSON.stringify([LETTERS_OF_TEXTS, OWN_SCRIPTS, SCORE_WORDS])
