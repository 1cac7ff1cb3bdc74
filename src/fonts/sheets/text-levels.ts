/** The direction a letter, a digit or a mark of its own gives to what stands around it. */
type Kind = 'L' | 'R' | 'number' | 'neutral'

const ARABIC = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Adlam}\u200f]/u
const LETTER = /[\p{L}\u200e]/u
/** Marks, joiners and variation selectors belong to the letter before them. */
const ATTACHED = /[\p{M}\u200c\u200d]/u
const BETWEEN_DIGITS = /[.,:/\u00a0]/
const BESIDE_DIGITS = /[%‰#°\p{Sc}]/u

/**
 * The embedding level of each character of a line (Unicode's bidirectional algorithm, without its control characters): even ones
 * run to the right, odd ones to the left.
 */
export function levelsOf(characters: string[], base: 'ltr' | 'rtl'): number[] {
  const kinds = kindsOf(characters, base)
  return kinds.map((kind, place) => {
    const direction = kind === 'neutral' ? directionBetween(kinds, place, base) : kind
    if (base === 'rtl') return direction === 'R' ? 1 : 2
    return { L: 0, R: 1, number: 2 }[direction]
  })
}

/** As its first letter runs. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const first = Array.from(text).find((one) => LETTER.test(one) || RIGHT_TO_LEFT.test(one))
  return first && RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr'
}

function kindsOf(characters: string[], base: 'ltr' | 'rtl'): Kind[] {
  const kinds: Kind[] = []
  let strong: 'L' | 'R' = base === 'rtl' ? 'R' : 'L'
  let isAfterArabic = false

  for (const [place, character] of characters.entries()) {
    const kind = plainKindOf(character, kinds[place - 1])
    if (kind === 'L' || kind === 'R') {
      strong = kind
      if (!ATTACHED.test(character)) isAfterArabic = ARABIC.test(character)
    }
    const isNumber = kind === 'number' || isOfNumber(characters, { place, isAfterArabic })
    kinds.push(isNumber ? (strong === 'L' ? 'L' : 'number') : kind)
  }
  return kinds
}

function plainKindOf(character: string, before: Kind | undefined): Kind {
  if (ATTACHED.test(character)) return before ?? 'neutral'
  if (isDigit(character)) return 'number'
  if (RIGHT_TO_LEFT.test(character)) return 'R'
  return LETTER.test(character) ? 'L' : 'neutral'
}

/** The point of 2.5 and the sign of 50 %; after Arabic letters the latter is a mark like others. */
function isOfNumber(
  characters: string[],
  { place, isAfterArabic }: { place: number; isAfterArabic: boolean },
): boolean {
  const [before = '', sign = '', after = ''] = [-1, 0, 1].map((step) => characters[place + step])
  if (BETWEEN_DIGITS.test(sign)) return isDigit(before) && isDigit(after)
  return !isAfterArabic && BESIDE_DIGITS.test(sign) && (isDigit(before) || isDigit(after))
}

/** Between two of one direction it runs with them, else with the line; numbers count as running to the left. */
function directionBetween(kinds: Kind[], place: number, base: 'ltr' | 'rtl'): 'L' | 'R' {
  const edge = base === 'rtl' ? 'R' : 'L'
  const before = kinds.slice(0, place).findLast((kind) => kind !== 'neutral') ?? edge
  const after = kinds.slice(place).find((kind) => kind !== 'neutral') ?? edge
  const [left, right] = [before, after].map((kind) => (kind === 'L' ? 'L' : 'R'))
  return left === right ? (left ?? edge) : edge
}

function isDigit(character: string): boolean {
  return /\p{Nd}/u.test(character)
}
