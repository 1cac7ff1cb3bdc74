import { ownValue } from '../../../own-value'

/** Words that name a cut of a family, with the weights that go by them. */
const WEIGHTS: Readonly<Record<string, readonly [lowest: number, highest: number]>> = {
  hairline: [1, 150],
  thin: [1, 250],
  extralight: [150, 275],
  ultralight: [100, 275],
  light: [250, 350],
  semilight: [325, 375],
  demilight: [325, 375],
  book: [350, 450],
  regular: [375, 450],
  normal: [375, 450],
  roman: [375, 450],
  medium: [450, 550],
  semibold: [550, 650],
  demibold: [550, 650],
  demi: [550, 650],
  bold: [650, 750],
  extrabold: [750, 850],
  ultrabold: [750, 900],
  heavy: [800, 1000],
  black: [850, 1000],
  extrablack: [900, 1000],
  ultrablack: [900, 1000],
}

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
