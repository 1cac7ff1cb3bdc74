import { measureInkBounds } from '../../ui/ink-bounds'
import { chooseLines, highestSize, type LineHeights, type Room } from './break-lines'

const MEASURED_AT = 100

/** Between letters above one another. */
const BETWEEN_STACKED = 0.14

/** Widths of letters are rounded: a hair of the measure stays free. */
const SPARE = 0.998

type StackableText = { text: string; isStacked: boolean; room: Room }

/** Sets a text in a box as large as it fits: on as many lines as make it largest, or one letter a line. */
export function setLines(box: HTMLElement, { text, isStacked, room }: StackableText): void {
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
  block.style.bottom = '0'
  const above = box.getBoundingClientRect().bottom - ink.descent * size - baselineOf(block)
  block.style.bottom = `${-above / size}em`
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

/** Where its last line stands: browsers round what a font says of its heights. */
function baselineOf(block: HTMLElement): number {
  const mark = document.createElement('i')
  mark.style.display = 'inline-block'
  block.lastElementChild?.append(mark)
  const { bottom } = mark.getBoundingClientRect()
  mark.remove()
  return bottom
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

const LEADING_OF_TABLE = 1.36

const LEADING_OF_PAGE = 1.28

/** White between the lines of a text, at the least. */
const WHITE = 0.18

const PAGE_SIZES = { least: 11, most: 40 }

/** From here on a page has two columns. */
const TWO_COLUMNS = 640

/** Letters of a line, at the least, where the type could be larger. */
const LEAST_LINE = 10

type Text = { text: string; room: Room }

/** The largest size at which all its lines fit. Cells are parted by two spaces, if those of every line are. */
export function setTable(box: HTMLElement, { text, room }: Text): void {
  const table = document.createElement('span')
  table.className = 'wall-table'
  table.append(...rowsOf(text).map(rowElement))
  table.style.lineHeight = String(leadingOf(box, { text, least: LEADING_OF_TABLE }))
  table.style.fontSize = `${MEASURED_AT}px`
  box.replaceChildren(table)

  const { offsetWidth, offsetHeight } = table
  const size = MEASURED_AT * Math.min(room.width / offsetWidth, room.height / offsetHeight)
  table.style.fontSize = `${Math.floor(size * 10) / 10}px`
  table.style.width = '100%'
}

/** The largest size at which the whole text fits, in two columns where that is not too large; one that never does is cut below a line. */
export function setPage(box: HTMLElement, { text, room }: Text): void {
  const page = document.createElement('span')
  page.className = 'wall-page'
  page.textContent = text
  const leading = leadingOf(box, { text, least: LEADING_OF_PAGE })
  page.style.lineHeight = String(leading)
  box.replaceChildren(page)

  const isWide = room.width > TWO_COLUMNS
  let size = fitPage(page, room, { columns: isWide ? 2 : 1 })
  if (isWide && size > PAGE_SIZES.most - 1) size = fitPage(page, room, { columns: 1 })
  page.style.fontSize = `${size}px`
  const line = size * leading
  page.style.maxHeight = `${Math.floor((room.height + 1) / line) * line}px`
}

function fitPage(page: HTMLElement, room: Room, { columns }: { columns: 1 | 2 }): number {
  page.style.columnCount = columns === 2 ? '2' : ''
  page.style.maxHeight = columns === 2 ? `${room.height}px` : ''
  let low = PAGE_SIZES.least
  let high = columns === 2 ? PAGE_SIZES.most : Math.max(PAGE_SIZES.most, room.width / LEAST_LINE)
  for (let step = 0; step < 9; step++) {
    const size = (low + high) / 2
    page.style.fontSize = `${size}px`
    const { height } = page.getBoundingClientRect()
    if (height > room.height || page.scrollWidth > room.width + 1) high = size
    else low = size
  }
  return low
}

function leadingOf(box: HTMLElement, { text, least }: { text: string; least: number }): number {
  const { ascent, descent } = measureInk(getComputedStyle(box).fontFamily, text)
  return Math.max(least, ascent + descent + WHITE)
}

function rowsOf(text: string): string[][] {
  const lines = text.split('\n')
  const rows = lines.map((line) => line.split(/ {2,}/))
  const [first] = rows
  const isTable = rows.every((row) => row.length === first?.length && row.every(Boolean))
  return isTable ? rows : lines.map((line) => [line])
}

function rowElement(cells: string[]): HTMLElement {
  const row = document.createElement('span')
  row.append(
    ...cells.map((text) => {
      const cell = document.createElement('b')
      cell.textContent = text
      return cell
    }),
  )
  return row
}

/** Of a text, in em: how far its letters reach from the baseline, and its bearings. */
type Ink = { ascent: number; descent: number; left: number; right: number }

/** Large, for a canvas answers in whole pixels. */
const INK_MEASURED_AT = 1000

let pen: CanvasRenderingContext2D | null = null

/** As the font draws it where its axes stand by themselves: a canvas sets none. */
function measureInk(family: string, text: string): Ink {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return { ascent: 0.8, descent: 0.2, left: 0, right: 0 }
  pen.font = `400 ${INK_MEASURED_AT}px ${family}`
  pen.textAlign = 'left'
  const ink = measureInkBounds(pen, text)
  return {
    ascent: ink.ascent / INK_MEASURED_AT,
    descent: Math.max(0, ink.descent) / INK_MEASURED_AT,
    left: -ink.left / INK_MEASURED_AT,
    right: (ink.width - ink.right) / INK_MEASURED_AT,
  }
}
