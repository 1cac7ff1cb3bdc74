/** All in em of the text's size. */
type MeasuredWords = { widths: number[]; space: number }

export type Room = { width: number; height: number }

/** From one baseline to the next, and how high a line's ink is. */
export type LineHeights = { leading: number; ink: number }

type SetLines = {
  /** The words of each line, by their places. */
  lines: number[][]
  size: number
}

const STEPS = 20

/** A line more is worth its white where the type becomes larger by so much. */
const WORTH = 1.1

/** Tries every number of lines and keeps the one at which the type is largest; of about equals that of fewer lines. */
export function chooseLines(words: MeasuredWords, room: Room, heights: LineHeights): SetLines {
  let best: SetLines = { lines: [], size: 0 }
  for (let count = 1; count <= words.widths.length; count++) {
    const highest = highestSize(count, room, heights)
    // More lines would be lower still.
    if (highest <= best.size) break
    const lines = breakLines(words, count)
    const widest = Math.max(...lines.map((line) => widthOf(words, line)))
    const size = Math.min(room.width / widest, highestSize(lines.length, room, heights))
    if (size > best.size * WORTH) best = { lines, size }
  }
  return best
}

/** The size at which so many lines are as high as the room. */
export function highestSize(count: number, room: Room, { leading, ink }: LineHeights): number {
  return room.height / ((count - 1) * leading + ink)
}

/** The words on no more than so many lines, on the narrowest measure that takes them. */
export function breakLines(words: MeasuredWords, count: number): number[][] {
  let low = Math.max(...words.widths)
  let high = widthOf(words, [...words.widths.keys()])
  for (let step = 0; step < STEPS; step++) {
    const measure = (low + high) / 2
    if (fillLines(words, measure).length > count) low = measure
    else high = measure
  }
  return fillLines(words, high)
}

function fillLines(words: MeasuredWords, measure: number): number[][] {
  const lines: number[][] = []
  let width = 0
  words.widths.forEach((word, place) => {
    const line = lines.at(-1)
    if (line && width + words.space + word <= measure) {
      line.push(place)
      width += words.space + word
    } else {
      lines.push([place])
      width = word
    }
  })
  return lines
}

function widthOf({ widths, space }: MeasuredWords, line: number[]): number {
  const spaces = Math.max(0, line.length - 1) * space
  return line.reduce((sum, place) => sum + (widths[place] ?? 0), spaces)
}
