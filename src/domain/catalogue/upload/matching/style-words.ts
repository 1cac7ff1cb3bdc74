import { ownValue } from '../../../own-value'
import weights from './style-words.json' with { type: 'json' }

/** Words that name a cut of a family, with the weights that go by them. */
const WEIGHTS = weights as unknown as Readonly<
  Record<string, readonly [lowest: number, highest: number]>
>

const OTHERS =
  /^(italic|oblique|slanted|kursiv|(semi|extra|ultra)?(condensed|expanded)|compressed|narrow|extended|wide|\d+pt|variable|vf)$/

const PREFIX = /^(extra|ultra|semi|demi)$/i

/** "Bricolage Grotesque 96pt ExtraBold" is "Bricolage Grotesque" and "96pt ExtraBold". */
export function splitStyleWords(name: string): { family: string; words: string[] } {
  const words = name.trim().split(/\s+/)
  let from = words.length
  while (from > 1) {
    if (isStyleWord(words[from - 1] ?? '')) from -= 1
    else break
    const joined = PREFIX.test(words[from - 1] ?? '')
    if (joined && from > 1) from -= 1
  }
  return { family: words.slice(0, from).join(' '), words: words.slice(from) }
}

/** Whether a weight that these words name is that of the file; words without a weight agree with any. */
export function agreesWithWeight(words: string[], weight: number): boolean {
  const range = ownValue(WEIGHTS, plain(words.filter((word) => !OTHERS.test(plain(word))).join('')))
  return range === undefined || (range[0] <= weight && weight <= range[1])
}

export function isStyleWord(word: string): boolean {
  return Object.hasOwn(WEIGHTS, plain(word)) || OTHERS.test(plain(word))
}

/** Letters and figures alone, so that "Extra-Bold", "ExtraBold" and "extra bold" are one. */
export function plain(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
