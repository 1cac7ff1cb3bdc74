import { formatAmount, formatMoney } from '@/domain/money/format-money'
import { plainLine } from '../plain-line'
import type { PdfPage, PlacedText } from './pdf-page'

const AMOUNT_WIDTH = 92
const GAP = 14
const ABOVE = 9
const BELOW = 8

type Block = { label: string; lines: string[] }

/** Blocks side by side under one hairline: dates on the labels' quarter, the parties on the rest, each begun by its name. */
export function writeBlocks(page: PdfPage, [first, ...others]: Block[]): void {
  const width = (page.width - page.column) / others.length - GAP
  const blocks = [
    { ...first!, left: 0, width: page.column - GAP },
    ...others.map((block, index) => ({
      ...block,
      left: page.column + index * (width + GAP),
      width,
      isParty: true,
    })),
  ].map(textsOf)
  const heights = blocks.map((texts) => heightOfAll(page, texts))
  const height = Math.max(...heights)
  page.keep(height + ABOVE)
  page.hairline()
  page.space(ABOVE)
  blocks.forEach((texts, index) => {
    writeTexts(page, texts)
    page.space(-(heights[index] ?? 0))
  })
  page.space(height + 11)
}

type PlacedBlock = Block & { left: number; width: number; isParty?: boolean }

function textsOf({ label, lines, left, width, isParty }: PlacedBlock): PlacedText[] {
  return [
    { text: label, left, width, soft: true },
    ...lines.map((line, index) => ({
      text: plainLine(line),
      left,
      width,
      role: isParty && index === 0 ? ('bold' as const) : ('text' as const),
    })),
  ]
}

type Amount = { label: string; amount: number }

type Amounts = {
  /** What the three columns hold, and in which currency. */
  head: [string, string, string]
  rows: (Amount & Pick<AmountRow, 'lines'>)[]
  discounts: Amount[]
  net: number
  /** null: it is not known yet. */
  tax: { label: string; amount: number | null }
  total: Amount
}

/** The sums never stand on a page without a line: nobody signs for a figure that comes from nowhere. */
export function writeAmounts(page: PdfPage, currency: string, amounts: Amounts): void {
  const { head, rows, discounts, net, tax, total } = amounts
  const written = ({ label, amount }: Amounts['tax']) => {
    return { label, amount: amount === null ? '' : formatAmount(amount, currency) }
  }
  const sum = { label: 'Sum', amount: rows.reduce((all, row) => all + row.amount, 0) }
  const sums = [
    ...(discounts.length > 0 ? [sum] : []),
    ...discounts.map(({ label, amount }) => ({ label, amount: -amount })),
    { label: 'Net', amount: net },
    tax,
  ].map(written)
  page.repeat(() => writeTableHead(page, head))
  rows.forEach((row, index) => {
    const keep = index === rows.length - 1 ? heightOfSums(page, sums) : 0
    writeAmountRow(page, { ...written(row), lines: row.lines, keep })
  })
  page.repeat(null)
  writeSums(page, sums, { ...total, amount: formatMoney(total.amount, currency) })
}

function writeTableHead(page: PdfPage, [sold, use, amount]: [string, string, string]): void {
  const texts = [
    { text: sold, width: page.column - GAP },
    { text: use, left: page.column, width: widthOfUse(page) },
    { text: amount, left: page.column, width: page.width - page.column, align: 'right' as const },
  ]
  page.keep(80)
  page.hairline()
  page.space(ABOVE)
  for (const text of texts) page.place({ ...text, soft: true })
  page.space(page.heightOf(texts[0]!) + BELOW)
}

type AmountRow = {
  label: string
  lines: { text: string; soft?: boolean }[]
  amount: string
  /** What must stand on the same page beneath it. */
  keep: number
}

/** A hairline, what is sold, how it may be used, and its amount on the right margin. A row is never torn apart. */
function writeAmountRow(page: PdfPage, row: AmountRow): void {
  const label: PlacedText = { text: plainLine(row.label), width: page.column - GAP, role: 'bold' }
  const texts = row.lines.map(({ text, soft }) => ({
    text: plainLine(text),
    soft,
    left: page.column,
    width: widthOfUse(page),
  }))
  const height = Math.max(page.heightOf(label), heightOfAll(page, texts))

  page.keep(ABOVE + height + BELOW + row.keep)
  page.hairline()
  page.space(ABOVE)
  page.place(label)
  writeAmount(page, row.amount)
  writeTexts(page, texts)
  page.space(height - heightOfAll(page, texts) + BELOW)
}

type Sum = { label: string; amount: string }

/** The sums, what comes off and what is added, beside the column of the lines; under the rule the one figure that everybody looks for. */
function writeSums(page: PdfPage, sums: Sum[], total: Sum): void {
  page.keep(heightOfSums(page, sums))
  page.hairline()
  page.space(ABOVE)
  for (const sum of sums) {
    const text = textOfSum(page, sum)
    page.place(text)
    writeAmount(page, sum.amount)
    page.space(page.heightOf(text) + 1)
  }
  page.space(7)
  page.rule()
  page.space(14)
  page.figure(total.label, total.amount, 26)
  page.space(17)
}

function heightOfSums(page: PdfPage, sums: Sum[]): number {
  const rows = sums.map((sum) => page.heightOf(textOfSum(page, sum)) + 1)
  return rows.reduce((all, one) => all + one, 0) + ABOVE + 7 + 14 + 26 + 17
}

function textOfSum(page: PdfPage, { label }: Sum): PlacedText {
  return { text: plainLine(label), left: page.column, width: widthOfUse(page) }
}

function widthOfUse(page: PdfPage): number {
  return page.width - page.column - AMOUNT_WIDTH - GAP
}

function heightOfAll(page: PdfPage, texts: PlacedText[]): number {
  return texts.reduce((all, text) => all + page.heightOf(text), 0)
}

/** One under the other; what follows is written beneath them. */
function writeTexts(page: PdfPage, texts: PlacedText[]): void {
  for (const text of texts) {
    page.place(text)
    page.space(page.heightOf(text))
  }
}

function writeAmount(page: PdfPage, amount: string): void {
  const left = page.width - AMOUNT_WIDTH
  page.place({ text: amount, left, width: AMOUNT_WIDTH, align: 'right' })
}
