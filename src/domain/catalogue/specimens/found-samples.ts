import { ownValue } from '../../own-value'
import { isForUrdu, type Language } from '../languages'
import type { Direction, Sample } from '../typeface-view'
import samples from './found-samples.json' with { type: 'json' }

type Sentences = {
  lang: string
  dir: Direction
  /** For large sizes; a typeface takes one of them by its name. */
  words: string[]
  sentence: string
  /** For small ones; again one of them. */
  paragraphs: string[]
}

/** For typefaces that nobody has given any: the shop's own, and in many scripts articles 1 and 27 of the Declaration of Human Rights. */
const SENTENCES = samples as Record<string, Sentences & { nastaliq?: Sentences }>

/** All of them, as letters: a preview that holds these sets any of them. */
export const LETTERS_OF_FOUND_SAMPLES = JSON.stringify(samples)

const LAST_LATIN = '\u024f'

type Unprepared = {
  slug: string
  /** Its name as it writes it: the script of that comes first. */
  name: string
  scripts: readonly string[]
  languages: readonly Language[]
}

/**
 * Texts in the scripts that a typeface writes: words and a paragraph in the first, a sentence in each further one. The sentence
 * of a single script is its own: where there are more, every one of them shall be seen. None in scripts the shop has no text
 * for, and none that the fonts could not write.
 */
export function foundSamples({ slug, name, scripts, languages }: Unprepared): Sample[] {
  const named = [...name].filter((letter) => letter > LAST_LATIN && /\p{L}/u.test(letter))
  const isOwn = (script: string) =>
    named.some((letter) => JSON.stringify(ownValue(SENTENCES, script)).includes(letter))
  const known = scripts.filter((script) => Object.hasOwn(SENTENCES, script))
  const ownFirst = known.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
  const written = ownFirst.flatMap((script) => {
    const inScript = ownValue(SENTENCES, script)
    const texts = (isForUrdu(slug, languages) && inScript?.nastaliq) || inScript
    return texts && languages.some(({ code }) => code === texts.lang) ? [{ script, texts }] : []
  })
  return written.flatMap(({ script, texts }, place) => {
    const { lang, dir, words, sentence, paragraphs } = texts
    const [line, paragraph] = [oneOf(words, slug), oneOf(paragraphs, slug)]
    const first = written.length > 1 ? [line, paragraph] : [line, sentence, paragraph]
    const shown = place === 0 ? first : [sentence]
    return shown.map((text) => ({ text, lang, dir, script }))
  })
}

export function sentenceIn(script: string): Sample | null {
  const { sentence: text = '', lang = '', dir = 'ltr' } = ownValue(SENTENCES, script) ?? {}
  return text ? { text, lang, dir, script } : null
}

/** Neighbours in a list do not all say the same. */
function oneOf(texts: string[], slug: string): string {
  const sum = [...slug].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return texts[sum % texts.length] ?? ''
}
