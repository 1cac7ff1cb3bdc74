import type {
  PrintedSpecimen,
  SpecimenPage,
  SpecimenText,
} from '@/domain/catalogue/specimens/compose-specimen'
import type { Setting } from '@/domain/catalogue/score/score-facts'
import { breakType, drawBlock, heightOf, type TypeBlock } from './break-type'
import { MM, SOFT, type SpecimenSheets } from './specimen-sheets'

type TextPage = Extract<SpecimenPage, { kind: 'text' }>

type Drawing = { specimen: PrintedSpecimen; page: TextPage; begin: () => void }

type Size = { size: number; leading: number; columns: number; isItalic?: boolean }

/** One text in the sizes of books, newspapers and footnotes. */
const ROWS: Size[][] = [
  [{ size: 20, leading: 26, columns: 12 }],
  [{ size: 14, leading: 19, columns: 12 }],
  [
    { size: 11, leading: 15, columns: 7 },
    { size: 9, leading: 12.5, columns: 5 },
  ],
  [
    { size: 8, leading: 11, columns: 5 },
    { size: 7, leading: 9.5, columns: 4 },
    { size: 7, leading: 9.5, columns: 3, isItalic: true },
  ],
]

const LABEL = 9 + 1.6 * MM

const BETWEEN = 7 * MM

type Placed = TypeBlock & { column: number; label: string }

export function drawText(sheets: SpecimenSheets, { specimen, page, begin }: Drawing): void {
  if (page.isLarge) return drawLarge(sheets, { specimen, page, begin })
  const heading = coupletsOf(sheets, { specimen, page })
  const most = sheets.bottom - 24 * MM - 10 * MM - heading.height
  const rows = longestThatFits(sheets, { specimen, page }, most)
  const text = page.texts[0]
  if (!text || (rows.length === 0 && heading.height === 0)) return
  begin()
  heading.draw()
  let y = sheets.top + heading.height
  for (const row of rows) {
    for (const block of row) {
      const x = sheets.column(block.column)
      const at = text.dir === 'rtl' ? x + block.width : x
      const align = text.dir === 'rtl' ? 'right' : 'left'
      sheets.label(block.label, { x: at, y: y + 7, size: 7, opacity: SOFT, align })
      drawBlock(sheets, block, { x, y: y + LABEL, dir: text.dir })
    }
    y += LABEL + Math.max(...row.map(heightOf)) + BETWEEN
  }
  sheets.label(page.source, { x: sheets.left, y: sheets.bottom, opacity: SOFT })
}

type Pages = Omit<Drawing, 'begin'>

/** Which rows of sizes: those that all have come first, fewer are for very wide typefaces. */
const CHOICES = [
  [0, 4],
  [1, 4],
  [0, 3],
  [1, 3],
  [1, 2],
] as const

/** No block is cut: what fills most of the page is set, in three rows where they fit. */
function longestThatFits(sheets: SpecimenSheets, drawing: Pages, most: number): Placed[][] {
  const fitting = drawing.page.texts.flatMap((text) => {
    const all = ROWS.map((row) => setRow(sheets, { ...drawing, row, text }))
    return CHOICES.flatMap(([from, to]) => {
      const rows = all.slice(from, to).flatMap((row) => (row ? [row] : []))
      const heights = rows.map((row) => LABEL + Math.max(...row.map(heightOf)) + BETWEEN)
      const height = heights.reduce((sum, one) => sum + one, -BETWEEN)
      return rows.length === to - from && height <= most ? [{ rows, height }] : []
    })
  })
  const best = fitting.toSorted(
    (a, b) => Math.min(3, b.rows.length) - Math.min(3, a.rows.length) || b.height - a.height,
  )
  return best[0]?.rows ?? []
}

type Row = Pages & { row: Size[]; text: SpecimenText }

/** Without an italic its columns are the others'. From right to left the largest stands at the right. */
function setRow(sheets: SpecimenSheets, { specimen, page, row, text }: Row): Placed[] | null {
  const sizes = page.italic ? row : row.filter(({ isItalic }) => !isItalic)
  const free = 12 - sizes.reduce((sum, { columns }) => sum + columns, 0)
  let column = text.dir === 'rtl' ? 12 : 0
  const blocks = sizes.map(({ size, leading, columns, isItalic }, at) => {
    const wide = columns + (at === sizes.length - 1 ? free : 0)
    if (text.dir === 'rtl') column -= wide
    const place = column
    if (text.dir === 'ltr') column += wide
    const setting: Setting = (isItalic && page.italic) || specimen.regular
    const drawn = sheets.font(setting, size)
    const width = sheets.span(wide) - 1 * MM
    const features = { on: page.features.filter((tag) => tag !== 'onum' || !isItalic) }
    const block = breakType(sheets, drawn, text, { size, leading, width, features })
    return (
      block && {
        ...block,
        column: place,
        label: `${size} on ${leading} pt${isItalic ? ', italic' : ''}`,
      }
    )
  })
  return blocks.every((block) => block !== null) ? blocks : null
}

/** Couplets as they are printed: each half in a column of its own, as wide as the widest. */
function coupletsOf(sheets: SpecimenSheets, { specimen, page }: Pages) {
  const { couplets, texts } = page
  const text = texts[0]
  if (couplets.length === 0 || !text) return { height: 0, draw: () => {} }
  const drawn = sheets.font(specimen.regular, 24)
  const lines = couplets.map((halves) =>
    halves.map((half) => sheets.set(drawn, { ...text, text: half })),
  )
  const widest = Math.max(...lines.flat().map(({ width }) => width))
  const half = (sheets.measure - 8 * MM) / 2
  const size = Math.min(26, half / widest)
  const leading = size * 1.75
  const draw = () => {
    lines.forEach((halves, row) => {
      halves.forEach((line, place) => {
        const right = sheets.right - place * (half + 8 * MM)
        const y = sheets.top + row * leading + size
        sheets.draw(line, { x: right - line.width * size, y, size })
      })
    })
  }
  return { height: lines.length * leading + BETWEEN, draw }
}

/** What is drawn to be large is shown so: a line of it, then a text in smaller sizes. */
const LARGE = [72, 48, 36, 24, 18, 14]

function drawLarge(sheets: SpecimenSheets, { specimen, page, begin }: Drawing): void {
  const most = sheets.bottom - 24 * MM - 4 * MM
  const blocks: { block: TypeBlock; text: SpecimenText }[] = []
  let used = 0
  for (const [place, size] of LARGE.entries()) {
    const text = page.texts[Math.min(place, page.texts.length - 1)]
    if (!text) break
    const drawn = sheets.font(specimen.regular, size)
    if (!drawn.font.covers(text.text.replaceAll(' ', ''))) continue
    const leading = size * (size > 30 ? 1.12 : 1.36)
    const block = breakType(sheets, drawn, text, { size, leading, width: sheets.measure })
    const height = block ? LABEL + heightOf(block) + BETWEEN : 0
    if (!block || block.lines.length > 6 || used + height - BETWEEN > most) continue
    blocks.push({ block, text })
    used += height
  }
  if (blocks.length === 0) return
  begin()
  const free = (most - used + BETWEEN) / Math.max(1, blocks.length)
  let y = sheets.top
  for (const { block, text } of blocks) {
    sheets.label(`${block.size} on ${Math.round(block.leading)} pt`, {
      x: sheets.left,
      y: y + 7,
      size: 7,
      opacity: SOFT,
    })
    drawBlock(sheets, block, { x: sheets.left, y: y + LABEL, dir: text.dir })
    y += LABEL + heightOf(block) + BETWEEN + Math.min(free, 14 * MM)
  }
}
