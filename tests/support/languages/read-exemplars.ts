const INVISIBLE = new Set([0x200c, 0x200d, 0x200e, 0x200f, 0x25cc])

/**
 * The letters a language is written with, in both cases, out of CLDR's set notation: "[a-z {ch} \u0301]".
 * Only what exemplar sets use of it: letters, ranges, strings in braces, escapes.
 */
export function readExemplars(notation: string): number[] {
  const found = new Set<number>()
  const body = notation.trim().replace(/^\[|\]$/g, '')
  for (const [, braced, first, last] of body.matchAll(TOKEN)) {
    if (braced !== undefined) lettersOf(braced).forEach((letter) => found.add(letter))
    else if (first !== undefined) spread(first, last ?? first).forEach((code) => found.add(code))
  }
  return [...found]
    .flatMap(inBothCases)
    .filter((code) => !INVISIBLE.has(code))
    .toSorted((a, b) => a - b)
    .filter((code, index, sorted) => code !== sorted[index - 1])
}

const LETTER = String.raw`\\u[0-9A-Fa-f]{4}|\\U[0-9A-Fa-f]{8}|\\x\{[0-9A-Fa-f]+\}|\\.|[^\s\\]`
const TOKEN = new RegExp(String.raw`\{([^}]*)\}|(${LETTER})(?:-(${LETTER}))?`, 'gu')

function spread(first: string, last: string): number[] {
  const [from, to] = [codeOf(first), codeOf(last)]
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function lettersOf(text: string): number[] {
  return (text.match(new RegExp(LETTER, 'gu')) ?? []).map(codeOf)
}

function codeOf(letter: string): number {
  const escaped = /^\\(?:u|U|x\{)([0-9A-Fa-f]+)\}?$/.exec(letter)
  if (escaped?.[1]) return Number.parseInt(escaped[1], 16)
  return letter.replace(/^\\/, '').codePointAt(0) ?? 0
}

/** A capital of several letters (ß → SS) asks for no glyph of its own. */
function inBothCases(code: number): number[] {
  const letter = String.fromCodePoint(code)
  return [letter, letter.toUpperCase(), letter.toLowerCase()]
    .filter((variant) => [...variant].length === 1)
    .map((variant) => variant.codePointAt(0) ?? code)
}
