import type { TextRun } from '../harfbuzz/shaped-font'
import type { Fonts } from '../line-metrics/measure-parts'
import { type SetLine, setWave } from './set-wave'

/** A line with the size of its em and where its visible shape begins, in pixels from the box's own corner, y downwards. */
export type PlacedLine = { line: SetLine; size: number; left: number; top: number }

type BoxSize = { width: number; height: number }

/** Between the visible shapes of two lines. */
const LEADING = 30

/** Wider apart, letters are no name any more. In em. */
const WIDEST_SPREAD = 0.35

/**
 * A text set from margin to margin: each line as large as that makes it, broken so that the smallest is as large as can be.
 * What is too high even on one line stands as high as the box, its letters apart.
 */
export function fillBox(fonts: Fonts, run: TextRun, box: BoxSize): PlacedLine[] {
  const known = new Map<string, SetLine | null>()
  const setOnce = (text: string) => {
    if (!known.has(text)) known.set(text, setWave(fonts, { ...run, text }))
    return known.get(text) ?? null
  }
  const ways = waysToBreak(run.text)
    .map((texts) => texts.flatMap((text) => setOnce(text) ?? []))
    .filter((lines) => lines.length > 0)
    .map((lines) => ({ lines, height: heightOf(lines, box) }))
  const fitting = ways.filter(({ height }) => height <= box.height)
  const [clearest] = fitting.toSorted((a, b) => widestOf(a.lines) - widestOf(b.lines))
  if (clearest) return stackLines(clearest.lines, box)

  const whole = ways[0]?.lines[0]
  return whole ? [standAsHigh(fonts, run, { whole, box })] : []
}

/** The widest line is set smallest. */
function widestOf(lines: SetLine[]): number {
  return Math.max(...lines.map(visibleWidth))
}

function heightOf(lines: SetLine[], { width }: BoxSize): number {
  const heights = lines.map((line) => (visibleHeight(line) * width) / visibleWidth(line))
  return heights.reduce((sum, height) => sum + height, LEADING * (lines.length - 1))
}

function stackLines(lines: SetLine[], box: BoxSize): PlacedLine[] {
  let top = (box.height - heightOf(lines, box)) / 2
  return lines.map((line) => {
    const size = box.width / visibleWidth(line)
    const placed = { line, size, left: 0, top }
    top += visibleHeight(line) * size + LEADING
    return placed
  })
}

/** Joined letters cannot be spread: they stand where reading begins. */
function standAsHigh(
  fonts: Fonts,
  run: TextRun,
  { whole, box }: { whole: SetLine; box: BoxSize },
): PlacedLine {
  const size = box.height / visibleHeight(whole)
  const missing = box.width / size - visibleWidth(whole)
  const spread = missing / whole.gaps
  if (run.dir === 'ltr' && whole.gaps > 0 && spread <= WIDEST_SPREAD) {
    return { line: setWave(fonts, run, { spread }) ?? whole, size, left: 0, top: 0 }
  }
  const free = missing * size
  const isAlone = whole.gaps === 0
  const left = isAlone ? free / 2 : run.dir === 'rtl' ? free : 0
  return { line: whole, size, left, top: 0 }
}

function visibleWidth({ bounds }: SetLine): number {
  return bounds.right - bounds.left
}

function visibleHeight({ bounds }: SetLine): number {
  return bounds.top - bounds.bottom
}

/** More words than these stand on a line with others. */
const MOST_WORDS = 7

/** Every way to break a text between its words: the whole line first. */
export function waysToBreak(text: string): string[][] {
  const words = text.split(/\s+/).filter(Boolean)
  const rest = words.slice(MOST_WORDS - 1).join(' ')
  return waysFrom([...words.slice(0, MOST_WORDS - 1), ...(rest ? [rest] : [])])
}

function waysFrom([first, ...rest]: string[]): string[][] {
  if (first === undefined) return []
  if (rest.length === 0) return [[first]]
  return waysFrom(rest).flatMap((way) => [
    [`${first} ${way[0]}`, ...way.slice(1)],
    [first, ...way],
  ])
}
