const COMBINING = /^\p{M}/u
const DOTTED_CIRCLE = '\u25cc'

/** "ŋ", "ǥ and ŋ", "ǥ, ŋ and ʒ"; an accent sits on a dotted circle. */
export function listLetters(letters: string[]): string {
  const shown = letters.map((letter) => (COMBINING.test(letter) ? DOTTED_CIRCLE + letter : letter))
  const last = shown.at(-1) ?? ''
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`
}
