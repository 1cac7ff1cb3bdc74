import type { CodeRange } from './glyph-view'

/** Letters beyond a preview come in pages of so many code points, each beginning at a multiple of it. */
export const CODES_A_PAGE = 128

const HIGHEST = 0x10ffff

export function letterPageOf(code: number): number {
  return code - (code % CODES_A_PAGE)
}

/** The first code point of a page as an address writes it, or null. */
export function parseLetterPage(text: string | null): number | null {
  const start = parseCode(text)
  return start !== null && start % CODES_A_PAGE === 0 ? start : null
}

/** A code point in hexadecimal: "1E9E". */
export function parseCode(text: string | null): number | null {
  if (!text || !/^[0-9a-f]{1,6}$/i.test(text)) return null
  const code = Number.parseInt(text, 16)
  return code <= HIGHEST ? code : null
}

export function hexOf(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0')
}

export function codesIn(ranges: readonly CodeRange[]): number[] {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
}

/** Of code points in rising order. */
export function rangesOf(codes: readonly number[]): CodeRange[] {
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
}
