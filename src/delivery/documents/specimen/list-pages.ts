import type { PrintedSpecimen, SpecimenPage } from '@/domain/catalogue/specimens/compose-specimen'
import { groupThousands } from '@/domain/words'
import { breakType, drawBlock, heightOf } from './break-type'
import { MM, SOFT, type SpecimenSheets } from './specimen-sheets'

type Page<Kind extends SpecimenPage['kind']> = Extract<SpecimenPage, { kind: Kind }>

type Drawing<Kind extends SpecimenPage['kind']> = { specimen: PrintedSpecimen; page: Page<Kind> }

const SIZES_OF_SCRIPTS = [32, 28, 24, 21, 18, 15, 12]

/** One sentence in each script, in the largest size in which all stand on the page. */
export function drawScripts(sheets: SpecimenSheets, { specimen, page }: Drawing<'scripts'>): void {
  const width = sheets.span(9)
  const room = sheets.bottom - 8 * MM - sheets.top
  const sets = SIZES_OF_SCRIPTS.map((size) => {
    const drawn = sheets.font(specimen.regular, size)
    const blocks = page.sentences.flatMap((text) => {
      const block = breakType(sheets, drawn, text, { size, leading: size * 1.32, width })
      return block ? [{ text, block }] : []
    })
    const heights = blocks.map(({ block }) => heightOf(block) + 10 * MM)
    return { blocks, height: heights.reduce((sum, one) => sum + one, 0) }
  })
  const chosen =
    sets.find(({ blocks, height }) => blocks.length > 0 && height <= room) ?? sets.at(-1)
  if (!chosen) return
  const free = Math.max(0, room - chosen.height) / Math.max(1, chosen.blocks.length)
  let y = sheets.top
  for (const [at, { text, block }] of chosen.blocks.entries()) {
    if (at > 0) sheets.rule(y, { faint: true })
    sheets.label(text.name, { x: sheets.left, y: y + 4 * MM + 8, opacity: SOFT })
    drawBlock(sheets, block, { x: sheets.column(3), y: y + 3 * MM, dir: text.dir })
    y += heightOf(block) + 10 * MM + free
  }
  sheets.label(page.source, { x: sheets.left, y: sheets.bottom, opacity: SOFT })
}

/** One word in every weight, each on a line of its own. */
export function drawWeights(sheets: SpecimenSheets, { word, weights }: Page<'weights'>): void {
  const height = Math.min((sheets.bottom - sheets.top) / weights.length, 80 * MM)
  const x = sheets.left + 14 * MM
  const lines = weights.map((weight) => ({
    weight,
    line: sheets.set(sheets.font(weight, 60), word),
  }))
  const widest = Math.max(...lines.map(({ line }) => line.ink.right), 0.1)
  const tall = Math.max(...lines.map(({ line }) => line.ink.top - line.ink.bottom), 0.1)
  const size = Math.min((height * 0.86) / tall, (sheets.right - x) / widest, 200)
  lines.forEach(({ weight, line }, at) => {
    const y = sheets.top + at * height
    if (at > 0) sheets.rule(y, { faint: true })
    const baseline = y + height / 2 + ((line.ink.top + line.ink.bottom) / 2) * size
    sheets.label(String(weight.weight), { x: sheets.left, y: y + 4 * MM, opacity: SOFT })
    const from = word.dir === 'rtl' ? sheets.right - line.width * size : x
    sheets.draw(line, { x: from, y: baseline, size })
  })
}

/** A word without a feature and with it. */
export function drawFeatures(sheets: SpecimenSheets, { specimen, page }: Drawing<'features'>) {
  const { rows, lang, dir } = page
  const height = Math.min((sheets.bottom - sheets.top) / rows.length, 80 * MM)
  const width = sheets.span(4.5)
  rows.forEach(({ tag, name, word }, at) => {
    const y = sheets.top + at * height
    const drawn = sheets.font(specimen.regular, 34)
    const text = { text: word, lang, dir }
    const pair = [{ off: [tag] }, { on: [tag] }].map((features) =>
      sheets.set(drawn, text, features),
    )
    const widest = Math.max(...pair.map((line) => Math.max(line.width, line.ink.right)), 0.1)
    const tall = Math.max(...pair.map(({ ink }) => ink.top - ink.bottom), 0.1)
    const size = Math.min(96, (width * 0.92) / widest, (height * 0.7) / tall)
    const middle = Math.max(...pair.map(({ ink }) => ink.top)) * 0.5
    if (at > 0) sheets.rule(y, { faint: true })
    sheets.breakLabel(name, sheets.span(3), 8).forEach((line, row) => {
      sheets.label(line, { x: sheets.left, y: y + 2 * MM + 8 + row * 11 })
    })
    const below = sheets.breakLabel(name, sheets.span(3), 8).length
    sheets.label(tag, { x: sheets.left, y: y + 2 * MM + 8 + below * 11, opacity: SOFT })
    pair.forEach((line, place) => {
      const x = sheets.column(3 + place * 4.5)
      sheets.draw(line, { x, y: y + height / 2 + middle * size, size })
    })
  })
}

const CELL = 13.4 * MM

const HIGHEST_CELL = 16 * MM

/** Whole rows of them, as many as the page has room for. */
export function drawGlyphs(sheets: SpecimenSheets, { specimen, page }: Drawing<'glyphs'>): void {
  const isFew = page.letters.length <= 84
  const columns = isFew ? 7 : 14
  const width = sheets.measure / columns
  const room = sheets.bottom - 8 * MM - sheets.top
  const most = Math.floor(room / (isFew ? width : CELL))
  const isCut = page.letters.length < page.count || page.letters.length > most * columns
  const whole = (isCut ? Math.floor : Math.ceil)(page.letters.length / columns)
  const rows = Math.min(most, Math.max(1, whole))
  const letters = page.letters.slice(0, rows * columns)
  const height = isFew ? width : Math.min(room / rows, HIGHEST_CELL)
  const drawn = sheets.font(specimen.regular, 15)
  const lines = letters.map((text) =>
    sheets.set(drawn, { text, lang: specimen.name.lang, dir: 'ltr' }),
  )
  const plain = isFew ? 32 : 17
  lines.forEach((line, at) => {
    const { left, right, top, bottom } = line.ink
    const x = sheets.left + (at % columns) * width
    const y = sheets.top + Math.floor(at / columns) * height
    const size = Math.min(
      plain,
      (width * 0.84) / Math.max(0.01, right - left),
      (height * 0.84) / Math.max(0.01, top - bottom),
    )
    const across = line.width > 0 ? line.width / 2 : (left + right) / 2
    const usual = y + height * 0.5 + plain * 0.32
    // What is drawn beyond its cell is moved into it.
    const [highest, lowest] = [y + height * 0.06 + top * size, y + height * 0.94 + bottom * size]
    const baseline = Math.min(Math.max(usual, highest), Math.max(lowest, highest))
    const start = x + width / 2 - across * size
    const inside = Math.min(
      Math.max(start, x + width * 0.04 - left * size),
      x + width * 0.96 - right * size,
    )
    sheets.draw(line, { x: inside, y: baseline, size })
  })
  drawGrid(sheets, { columns, rows, width, height })
  const { count } = page
  const shown =
    letters.length < count ? `${letters.length} of ${groupThousands(count)}` : String(count)
  sheets.label(`${shown} characters`, { x: sheets.left, y: sheets.bottom, opacity: SOFT })
}

type Grid = { columns: number; rows: number; width: number; height: number }

function drawGrid(sheets: SpecimenSheets, { columns, rows, width, height }: Grid): void {
  for (let row = 0; row <= rows; row += 1) sheets.rule(sheets.top + row * height, { faint: true })
  for (let column = 0; column <= columns; column += 1) {
    sheets.upright(sheets.left + column * width, sheets.top, sheets.top + rows * height)
  }
}

const NOTICE =
  'This specimen is for looking at. It holds drawings of the letters it shows, and no licence to use them.'

const SIZES_OF_FACTS = [
  { size: 9.5, leading: 13, part: 1 },
  { size: 8, leading: 11, part: 1 },
  /** Of the page, for one list. */
  { size: 7, leading: 9.5, part: 0.3 },
]

/** In the largest size in which all stand on the page; a list that is longer ends with how many more there are. */
export function drawFacts(sheets: SpecimenSheets, { specimen, page }: Drawing<'facts'>): void {
  const room = sheets.bottom - sheets.top - 30 * MM
  const sets = SIZES_OF_FACTS.map(({ size, leading, part }) => {
    const rows = page.facts.map(({ label, value }) => ({
      label,
      lines: linesOf(sheets, value, { size, most: Math.floor((room * part) / leading) }),
    }))
    const heights = rows.map(({ lines }) => lines.length * leading + 6.4 * MM)
    return { size, leading, rows, height: heights.reduce((sum, one) => sum + one, 0) }
  })
  const chosen = sets.find(({ height }) => height <= room) ?? sets.at(-1)
  if (!chosen) return
  const { size, leading, rows } = chosen
  let y = sheets.top
  rows.forEach(({ label, lines }, at) => {
    if (at > 0) sheets.rule(y, { faint: true })
    const from = y + (at > 0 ? 2.4 * MM : 0) + size
    sheets.label(label, { x: sheets.left, y: from, size, opacity: SOFT })
    lines.forEach((line, row) =>
      sheets.label(line, { x: sheets.column(3), y: from + row * leading, size }),
    )
    y += lines.length * leading + (at > 0 ? 6.4 * MM : 4 * MM)
  })
  drawNotice(sheets, specimen)
}

function linesOf(
  sheets: SpecimenSheets,
  value: string,
  { size, most }: { size: number; most: number },
) {
  const width = sheets.span(9)
  const lines = sheets.breakLabel(value, width, size)
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  const names = kept.join('').split(', ').length - 3
  const words = value.split(', ')
  return sheets.breakLabel(
    `${words.slice(0, names).join(', ')}, and ${words.length - names} more`,
    width,
    size,
  )
}

function drawNotice(sheets: SpecimenSheets, { address }: PrintedSpecimen): void {
  const lines = [...sheets.breakLabel(NOTICE, sheets.measure, 8), ...(address ? [address] : [])]
  const y = sheets.bottom - (lines.length - 1) * 11
  sheets.rule(y - 8 - 3 * MM)
  lines.forEach((line, at) => sheets.label(line, { x: sheets.left, y: y + at * 11 }))
}
