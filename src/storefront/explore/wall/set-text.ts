import type { Room } from './break-lines'
import { measureInk } from './measure-ink'

const MEASURED_AT = 100
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
