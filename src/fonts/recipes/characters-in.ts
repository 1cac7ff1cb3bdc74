import { FontRefused } from '../font-refused'
import type { CodepointRange } from '../font-facts'
import { readCharacters } from '../inspect/read-characters'
import type { Sfnt } from '../sfnt/sfnt'

export function toCodepoints(ranges: CodepointRange[]): number[] {
  return ranges.flatMap(([first, last]) => {
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

export function codepointsOf(text: string): number[] {
  return [...new Set([...text].map((letter) => letter.codePointAt(0) ?? 0))]
}

/** Those of the wanted characters that the font has; none at all makes no font. */
export function charactersIn(sfnt: Sfnt, wanted: number[]): number[] {
  const known = new Set(readCharacters(sfnt))
  const found = wanted.filter((code) => known.has(code))
  if (found.length === 0) throw new FontRefused('This font has none of the characters asked for.')
  return found
}
