import type { Sample } from '../typeface-view'
import { codepointsOf, type UploadedFont } from './uploaded-font'

type Drawn = Pick<UploadedFont, 'codepoints'>

type Named = Pick<UploadedFont, 'codepoints' | 'postScriptName'>

const LETTER_OR_FIGURE = /[\p{L}\p{N}]/u
const UNSEEN = /^[\p{Z}\p{Cc}\p{Cf}\p{Cs}]$/u

/** Signs of a name in itself, and of a line that shows them. */
const OF_A_NAME = 5
const OF_A_LINE = 12

type FirstWords = { menuText?: string; previewSet?: 'full'; samples?: Sample[] }

/**
 * What a new typeface is shown with beside its name, until staff choose otherwise: nothing where its fonts write its name. They
 * are those that its name is set in, and what one of them lacks is lacking.
 */
export function firstWords(name: string, fonts: readonly Named[]): FirstWords {
  const font = inCommon(fonts)
  if (holdsSignsAlone(font)) return shownBySigns(font)
  return writes(font, name) ? {} : { menuText: nameItWrites(font) }
}

function inCommon(fonts: readonly Named[]): Named {
  const [first, ...others] = fonts
  if (!first || others.length === 0) return first ?? { codepoints: [] }
  const sets = others.map(({ codepoints }) => codepointsOf(codepoints))
  const shared = [...codepointsOf(first.codepoints)].filter((code) =>
    sets.every((known) => known.has(code)),
  )
  return { ...first, codepoints: shared.map((code) => [code, code]) }
}

export function writes({ codepoints }: Drawn, text: string): boolean {
  const known = codepointsOf(codepoints)
  return [...text].every((letter) => known.has(letter.codePointAt(0) ?? 0))
}

/** Of a name in letters that the font lacks: its PostScript name's family, or its first letters. */
function nameItWrites(font: Named): string {
  const [family = ''] = (font.postScriptName ?? '').split('-')
  if (family !== '' && writes(font, family)) return family
  const letters = charactersOf(font).filter((letter) => LETTER_OR_FIGURE.test(letter))
  return (
    (letters
      .filter((letter) => /\p{L}/u.test(letter))
      .slice(0, 3)
      .join('') ||
      letters[0]) ??
    ''
  )
}

/** A font of pictograms or emoji: it has no letter of any script, and no figures, or few beside its signs. */
export function holdsSignsAlone(font: Drawn): boolean {
  const characters = charactersOf(font).filter((character) => !UNSEEN.test(character))
  const signs = characters.filter((character) => !LETTER_OR_FIGURE.test(character))
  return !characters.some(isOfScript) && signs.length > characters.length / 2
}

function isOfScript(character: string): boolean {
  return /\p{L}/u.test(character) && !/\p{Script=Common}/u.test(character)
}

/** Emoji where there are some: what their fonts have first are figures for key caps. */
function signsOf(font: Drawn): string[] {
  const signs = charactersOf(font).filter(
    (sign) => !UNSEEN.test(sign) && !LETTER_OR_FIGURE.test(sign),
  )
  const emoji = signs.filter((sign) =>
    /^(?!\p{Regional_Indicator})\p{Emoji_Presentation}$/u.test(sign),
  )
  return emoji.length > 0 ? emoji : signs
}

/**
 * How a typeface of pictograms begins, since no text can be set in it: its name in itself and its lines are its own first
 * signs, and all of them may be seen. Staff choose others on its page.
 */
function shownBySigns(font: Drawn): FirstWords {
  const signs = signsOf(font)
  const line = (first: number) => signs.slice(first, first + OF_A_LINE).join(' ')
  const samples = [line(0), line(OF_A_LINE)]
    .filter((text) => text !== '')
    .map((text): Sample => ({ text, lang: 'zxx', dir: 'ltr', script: 'Common' }))
  return { menuText: signs.slice(0, OF_A_NAME).join(''), previewSet: 'full', samples }
}

function charactersOf({ codepoints }: Drawn): string[] {
  return [...codepointsOf(codepoints)].map((code) => String.fromCodePoint(code))
}
