import { groupCharacters, type GlyphGroup } from './group-characters'

/** As many letters come with a page, before any script: some twenty rows at a desk. */
export const LETTERS_IN_PAGE = 216

type OpenedGroup = {
  name: string
  /** Of all its characters. */
  count: number
  /** Those that come with the page: of the last groups none. */
  letters: string
}

/** The case of one style as its page comes, before script. */
export type GlyphOpening = {
  style: string
  script: string
  /** What is looked at first where it is there. */
  letter?: string
  count: number
  groups: OpenedGroup[]
}

export function openCase(
  codes: readonly number[],
  { style, script, letter }: Pick<GlyphOpening, 'style' | 'script' | 'letter'>,
): GlyphOpening {
  const groups = groupCharacters(codes, { script })
  const opened = firstOf(groups, LETTERS_IN_PAGE)
  return {
    style,
    script,
    letter,
    count: countCharacters(groups),
    groups: groups.map(({ name, codes: all }, index) => ({
      name,
      count: all.length,
      letters: String.fromCodePoint(...(opened[index]?.codes ?? [])),
    })),
  }
}

/** The first groups with so many characters in all; the last of them is cut. */
export function firstOf(groups: readonly GlyphGroup[], most: number): GlyphGroup[] {
  let left = most
  return groups.flatMap(({ name, codes }) => {
    const shown = codes.slice(0, left)
    left -= shown.length
    return shown.length > 0 ? [{ name, codes: shown }] : []
  })
}

export function countCharacters(groups: readonly GlyphGroup[]): number {
  return groups.reduce((sum, { codes }) => sum + codes.length, 0)
}
