/** They are not seen and turn what stands around them, also where it is printed later. */
const DIRECTIONAL_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

export function withoutDirectionalMarks(text: string): string {
  return text.replace(DIRECTIONAL_MARKS, '')
}
