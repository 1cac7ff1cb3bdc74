import { ownValue } from './own-value'

/** Letters that Unicode does not take apart into one of the alphabet and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
}

/** As one types it in a hurry: small letters without their accents. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[æđðħıłøœßþ]/g, (letter) => ownValue(WHOLE_LETTERS, letter) ?? letter)
}

/** Whether a word of the text, or several in their order, begin so. */
export function beginsWord(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true
  }
  return false
}

/** The address that a title proposes: "Über uns & mehr" → "uber-uns-mehr". */
export function addressOf(title: string): string {
  const words =
    plainLetters(title)
      .replace(/['’]/g, '')
      .match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, 60).replace(/-+$/, '')
}
