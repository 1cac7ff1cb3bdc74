import type { Sample } from '../typeface-view'
import { codepointsOf, type UploadedFont } from './uploaded-font'

type Drawn = Pick<UploadedFont, 'codepoints'>

const LETTER_OR_FIGURE = /[\p{L}\p{N}]/u
const UNSEEN = /^[\p{Z}\p{Cc}\p{Cf}\p{Cs}]$/u

/** Signs of a name in itself, and of a line that shows them. */
const OF_A_NAME = 5
const OF_A_LINE = 12

/** A font of pictograms: nothing in it is a letter or a figure of any script. */
export function holdsSignsAlone(font: Drawn): boolean {
  const characters = charactersOf(font)
  return characters.some(isDrawn) && !characters.some((sign) => LETTER_OR_FIGURE.test(sign))
}

/**
 * How a typeface of pictograms begins, since no text can be set in it: its name in itself and its lines are its own first
 * signs, and all of them may be seen. Staff choose others on its page.
 */
export function shownBySigns(font: Drawn): {
  menuText: string
  previewSet: 'full'
  samples: Sample[]
} {
  const signs = charactersOf(font).filter(isDrawn)
  const line = (first: number) => signs.slice(first, first + OF_A_LINE).join(' ')
  const samples = [line(0), line(OF_A_LINE)]
    .filter((text) => text !== '')
    .map((text): Sample => ({ text, lang: 'zxx', dir: 'ltr', script: 'Common' }))
  return { menuText: signs.slice(0, OF_A_NAME).join(''), previewSet: 'full', samples }
}

function charactersOf({ codepoints }: Drawn): string[] {
  return [...codepointsOf(codepoints)].map((code) => String.fromCodePoint(code))
}

function isDrawn(character: string): boolean {
  return !UNSEEN.test(character)
}
