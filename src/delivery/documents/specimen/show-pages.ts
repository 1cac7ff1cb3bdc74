import type {
  NamedSetting,
  PrintedSpecimen,
  SpecimenPage,
} from '@/domain/catalogue/specimens/compose-specimen'
import { breakType, drawBlock, heightOf } from './break-type'
import { MM, SOFT, type SpecimenSheets } from './specimen-sheets'

/** Large type stands letter by letter, but for scripts that join. */
const APART = { off: ['liga', 'clig'] }

/** Of a style, in points. */
const LARGEST_NAME = 132

/** Of the page: no name stands higher. */
const HIGHEST_NAME = 0.42

export function drawCover(sheets: SpecimenSheets, specimen: PrintedSpecimen): void {
  const { name, shop, by, edition } = specimen
  sheets.page([shop, by, edition])
  const features = name.dir === 'rtl' ? {} : APART
  const rough = sheets.set(sheets.font(name.setting, 144), name, features)
  const { left, right, top, bottom } = rough.ink
  // Letters that are pictures or layers of colour have no outline.
  if (right - left <= 0) throw new Error('Its name has no outlines.')
  const size = Math.min(
    sheets.measure / Math.max(0.1, right - left),
    (HIGHEST_NAME * sheets.height) / Math.max(0.1, top - bottom),
  )
  const x = name.dir === 'rtl' ? sheets.right - right * size : sheets.left - left * size
  sheets.draw(rough, { x, y: sheets.top + 16 * MM + top * size, size })
  drawCoverFoot(sheets, specimen)
}

/** The sentence about it in itself where it has the letters, in the interface's face where not. */
function drawCoverFoot(sheets: SpecimenSheets, specimen: PrintedSpecimen): void {
  const { lead, designers, counts, regular } = specimen
  const width = sheets.span(6) - 4 * MM
  const drawn = sheets.font(regular, 15)
  const run = { text: lead, lang: 'en', dir: 'ltr' } as const
  const block =
    lead !== '' && drawn.font.covers(lead)
      ? breakType(sheets, drawn, run, { size: 15, leading: 19, width })
      : null
  const plain = block ? [] : sheets.breakLabel(lead, width, 11)
  const credits = designers.flatMap((one) => sheets.breakLabel(one, sheets.span(3), 8))
  const sums = counts.flatMap((one) => sheets.breakLabel(one, sheets.span(3), 8))
  const height = Math.max(
    ...[block ? heightOf(block) : plain.length * 15, credits.length * 11, sums.length * 11],
  )
  const rule = sheets.bottom - height - 3 * MM
  const y = rule + 3 * MM
  sheets.rule(rule)
  if (block) drawBlock(sheets, block, { x: sheets.left, y, dir: 'ltr' })
  plain.forEach((line, at) => sheets.label(line, { x: sheets.left, y: y + 11 + at * 15, size: 11 }))
  credits.forEach((line, at) => sheets.label(line, { x: sheets.column(6), y: y + 8 + at * 11 }))
  sums.forEach((line, at) => sheets.label(line, { x: sheets.column(9), y: y + 8 + at * 11 }))
}

/** Upright and slanted beside each other, where a family has both. */
export function drawStyles(
  sheets: SpecimenSheets,
  { specimen, rows }: { specimen: PrintedSpecimen; rows: NamedSetting[] },
): void {
  const own = specimen.name
  const slanted = rows.filter(({ isSlanted }) => isSlanted)
  const uprights = rows.filter(({ isSlanted }) => !isSlanted)
  const isPaired = slanted.length > 1 && uprights.length > 1
  const isLong = !isPaired && rows.length > 16
  const half = Math.ceil(rows.length / 2)
  const columns = isPaired
    ? [uprights, slanted]
    : isLong
      ? [rows.slice(0, half), rows.slice(half)]
      : [rows]
  const width = (sheets.measure - (columns.length - 1) * 4 * MM) / columns.length
  const deepest = Math.max(...columns.map((column) => column.length))
  const height = Math.min((sheets.bottom - sheets.top) / deepest, 80 * MM)
  const lines = columns.map((column) => column.map((row) => ({ row, line: lineOf(row) })))
  const widest = Math.max(...lines.flat().map(({ line }) => line?.width ?? 0), 0.1)
  const room = own.dir === 'rtl' ? width - 30 * MM : width * 0.98
  const size = Math.min(height * 0.6, columns.length > 1 ? 44 : LARGEST_NAME, room / widest)

  for (const [place, column] of lines.entries()) {
    const x = sheets.left + place * (width + 4 * MM)
    for (const [at, { row, line }] of column.entries()) {
      const y = sheets.top + at * height
      if (at > 0 && place === 0) sheets.rule(y, { faint: true })
      const baseline = y + Math.min(height * 0.5 + size * 0.35, 3 * MM + size * 0.8)
      const isNamed = line?.text === row.name
      if (!isNamed) sheets.label(row.name, { x, y: y + 3 * MM + 8, size: line ? 8 : 15 })
      const end =
        own.dir === 'rtl' ? x + width - (line?.ink.right ?? 0) * size : x + (isNamed ? 0 : 30 * MM)
      const start = isNamed ? x - Math.min(0, line.ink.left) * size : end
      if (line) sheets.draw(line, { x: start, y: baseline, size })
    }
  }

  /** Its own name in itself; the typeface's where it is of another script than names of styles, or lacks their letters. */
  function lineOf({ name, setting }: NamedSetting) {
    const drawn = sheets.font(setting, 31)
    const text =
      own.dir === 'ltr' && drawn.font.covers(name) ? { ...own, lang: 'en', text: name } : own
    return drawn.font.covers(text.text) ? sheets.set(drawn, text) : null
  }
}

export function drawAlphabet(
  sheets: SpecimenSheets,
  { specimen, letters }: { specimen: PrintedSpecimen; letters: string[] },
): void {
  const columns = letters.length > 35 ? 6 : 4
  const rows = Math.ceil(letters.length / columns)
  const [width, height] = [sheets.measure / columns, (sheets.bottom - sheets.top) / rows]
  const drawn = sheets.font(specimen.regular, 96)
  const { lang, dir } = specimen.name
  const lines = letters.map((text) => sheets.set(drawn, { text, lang, dir }))
  const inks = lines.map(({ ink }) => ink)
  const top = Math.max(...inks.map((ink) => ink.top))
  const bottom = Math.min(...inks.map((ink) => ink.bottom))
  const widest = Math.max(...inks.map(({ left, right }) => right - left))
  const size = Math.min((height * 0.72) / (top - bottom), (width * 0.8) / widest)
  lines.forEach((line, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const cell = dir === 'rtl' ? columns - 1 - column : column
    const middle = sheets.left + (cell + 0.5) * width
    const x = middle - ((line.ink.left + line.ink.right) / 2) * size
    const y = sheets.top + (row + 0.5) * height + ((top + bottom) / 2) * size
    sheets.draw(line, { x, y, size })
  })
  for (let row = 1; row < rows; row += 1) sheets.rule(sheets.top + row * height, { faint: true })
}

type LetterPage = Extract<SpecimenPage, { kind: 'letter' }>

/** As large as the page, with the heights it is drawn to. */
export function drawLetter(
  sheets: SpecimenSheets,
  { specimen, page }: { specimen: PrintedSpecimen; page: LetterPage },
): void {
  const { letter, form, em } = page
  const drawn = sheets.font(specimen.regular, 144)
  const line = sheets.set(drawn, { text: letter.letter, lang: letter.lang, dir: specimen.name.dir })
  const { left, right, top, bottom } = line.ink
  const room = { width: sheets.measure - 46 * MM, height: sheets.bottom - sheets.top - 20 * MM }
  const size = Math.min(room.width / (right - left), room.height / (top - bottom))
  const x = (sheets.width - (right + left) * size) / 2
  const middle = (sheets.top + sheets.bottom - 10 * MM) / 2
  const baseline = middle + ((top + bottom) / 2) * size
  const isCapital = letter.letter !== letter.letter.toLowerCase()
  const units = (length: number) => String(Math.round(length * em)).replace('-', '−')
  for (const { name, at } of heightsOf({ top, bottom, form, isCapital })) {
    const y = baseline - at * size
    sheets.rule(y, { faint: true, bleeds: true })
    sheets.label(name, { x: sheets.left, y: y + 10 })
    sheets.label(units(at), { x: sheets.right, y: y + 10, align: 'right' })
  }
  sheets.draw(line, { x, y: baseline, size })
  const words = [
    `${units(1)} units per em`,
    `advance ${units(line.width)}`,
    `left side ${units(left)}`,
    `right side ${units(line.width - right)}`,
  ]
  sheets.label(`${words.join(', ')}.`, { x: sheets.left, y: sheets.bottom, opacity: SOFT })
}

type Heights = Pick<LetterPage, 'form'> & { top: number; bottom: number; isCapital: boolean }

/** From the top; one that all but touches its neighbour is left out, and so is what stands beyond the letter's ink. */
function heightsOf({ top, bottom, form, isCapital }: Heights): { name: string; at: number }[] {
  const named = [
    { name: 'Baseline', at: 0 },
    ...(isCapital ? [] : [{ name: 'x-height', at: form.xHeight }]),
    { name: 'Capitals', at: form.capHeight },
    { name: 'Highest', at: top },
    { name: 'Lowest', at: bottom },
  ].filter(
    ({ name, at }) => (at > 0 && at <= top + 0.01) || name === 'Baseline' || name === 'Lowest',
  )
  const kept = named.filter(({ at }, place) =>
    named.slice(0, place).every((before) => Math.abs(before.at - at) > 0.06),
  )
  return kept.toSorted((a, b) => b.at - a.at)
}
