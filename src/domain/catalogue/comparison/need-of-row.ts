/** Of a text in one style, in em. */
export type TextWidths = { whole: number; longestWord: number }

type RowNeed = {
  /** How wide the widest line is that must not be broken, in x-heights. */
  need: number
  /** By family: whether the whole text is such a line; else its longest word is. */
  keepsLine: boolean[]
  /** By family: the lines whose room is kept before its face is there. */
  lines: number[]
}

/** A text of so few letters stays on one line, if it needs no less than this part of the wished size for it. */
const SHORT = 16
export const KEEPS_LINE = 0.75
/** What the narrowest column holds, one of four, in x-heights of the wished size. compare.css knows the others. */
const ROOM = 14.2

export function isShort(text: string): boolean {
  return text.length <= SHORT
}

/** What one text needs in every family. */
export function needOfRow(
  text: string,
  families: readonly { widths: TextWidths; xHeight: number }[],
): RowNeed {
  const keepsLine = families.map(
    ({ widths, xHeight }) => isShort(text) && widths.whole / xHeight <= ROOM / KEEPS_LINE,
  )
  const needs = families.map(({ widths, xHeight }, at) => {
    return (keepsLine[at] ? widths.whole : widths.longestWord) / xHeight
  })
  const takesTwo = isShort(text) && /\s/.test(text.trim())
  const lines = keepsLine.map((keeps) => (takesTwo && !keeps ? 2 : 1))
  return { need: Math.max(0, ...needs), keepsLine, lines }
}
