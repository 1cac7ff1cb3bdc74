/** They are not seen and turn what stands around them, also where it is printed later. */
const DIRECTIONAL_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

export function withoutDirectionalMarks(text: string): string {
  return text.replace(DIRECTIONAL_MARKS, '')
}

/** Spaces, and what is drawn as nothing: soft hyphens, joiners, fillers, an empty pattern of Braille. */
const UNSEEN = /[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether nobody sees anything of a text. */
export function isBlankToTheEye(text: string): boolean {
  return text.replace(UNSEEN, '') === ''
}

/** Whether a text names somebody or something: a dash or a mark that is not seen does not. */
export function isName(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.replace(UNSEEN, ''))
}
