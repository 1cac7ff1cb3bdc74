import { chooseLines, highestSize, type LineHeights, type Room } from './break-lines'
import { measureInk, type Ink } from './measure-ink'

const MEASURED_AT = 100
/** Between letters above one another. */
const BETWEEN_STACKED = 0.14
/** Widths of letters are rounded: a hair of the measure stays free. */
const SPARE = 0.998

type Text = { text: string; isStacked: boolean; room: Room }

/** Sets a text in a box as large as it fits: on as many lines as make it largest, or one letter a line. */
export function setLines(box: HTMLElement, { text, isStacked, room }: Text): void {
  const family = getComputedStyle(box).fontFamily
  const ink = measureInk(family, text)
  const height = ink.ascent + ink.descent
  const heights = { ink: height, leading: height + (isStacked ? BETWEEN_STACKED : 0) }

  const block = document.createElement('span')
  block.className = isStacked ? 'wall-lines is-stacked' : 'wall-lines'
  box.replaceChildren(block)
  const lines = isStacked ? [...text] : textOfLines(block, { text, room, heights })
  block.replaceChildren(...lines.map(lineOf))

  const part = hasAxes(box) ? 0.5 : 1
  const bearings = lines.map((line) => (isStacked ? NONE : bearingsOf(family, { line, part })))
  const size = fitWidth(block, {
    bearings,
    room,
    highest: highestSize(lines.length, room, heights),
  })
  block.style.fontSize = `${size}px`
  block.style.lineHeight = String(heights.leading)
  block.style.bottom = `${-depthOf(ink, heights)}em`
  if (!isStacked) alignInk(block, bearings)
}

const NONE = { left: 0, right: 0 }

type Bearings = Pick<Ink, 'left' | 'right'>

/** A canvas knows nothing of axes; where they are moved, half of what it measures is safe. */
function hasAxes(box: HTMLElement): boolean {
  return getComputedStyle(box).fontVariationSettings !== 'normal'
}

function bearingsOf(family: string, { line, part }: { line: string; part: number }): Bearings {
  const { left, right } = measureInk(family, line)
  return { left: left * part, right: right * part }
}

function textOfLines(
  block: HTMLElement,
  { text, room, heights }: { text: string; room: Room; heights: LineHeights },
): string[] {
  const words = text.split(/\s+/).filter(Boolean)
  const spans = [...words, '\u00a0'].map(lineOf)
  block.style.fontSize = `${MEASURED_AT}px`
  block.replaceChildren(...spans)
  const widths = spans.map((span) => span.getBoundingClientRect().width / MEASURED_AT)
  const space = widths.pop() ?? 0
  const { lines } = chooseLines({ widths, space }, room, heights)
  return lines.map((line) => line.map((place) => words[place]).join(' '))
}

type Fit = { bearings: Bearings[]; room: Room; highest: number }

/** Optical sizes: the real width at the real size decides. */
function fitWidth(block: HTMLElement, { bearings, room, highest }: Fit): number {
  let size = MEASURED_AT
  for (let round = 0; round < 3; round++) {
    block.style.fontSize = `${size}px`
    const widths = [...block.children].map((line, place) => {
      const { left, right } = bearings[place] ?? NONE
      return line.getBoundingClientRect().width - (left + right) * size
    })
    const widest = Math.max(...widths)
    if (!(widest > 0)) return size
    size = Math.min((size * room.width * SPARE) / widest, highest)
  }
  return size
}

/** How far below its lowest letter the block ends. */
function depthOf(ink: Ink, { leading }: LineHeights): number {
  const around = (leading - ink.fontAscent - ink.fontDescent) / 2
  return around + ink.fontDescent - ink.descent
}

/** Every line begins with its ink. */
function alignInk(block: HTMLElement, bearings: Bearings[]): void {
  const isLeftToRight = getComputedStyle(block).direction === 'ltr'
  ;[...block.children].forEach((line, place) => {
    const { left, right } = bearings[place] ?? NONE
    if (line instanceof HTMLElement) {
      line.style.marginInlineStart = `${-(isLeftToRight ? left : right)}em`
    }
  })
}

function lineOf(text: string): HTMLElement {
  const line = document.createElement('span')
  line.textContent = text
  return line
}
