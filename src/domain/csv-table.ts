/** How the spreadsheets of a country read a table. */
export type CsvForm = { separator: ',' | ';'; decimalSign: '.' | ',' }

/** Text is what somebody typed. A number is written with a point ("-12.50") and shown as its country does. */
export type CsvCell = string | { number: string }

/** Without it spreadsheets take the letters for those of another code page. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows as RFC 4180 writes them, for spreadsheets: no text is ever run as a formula. */
export function csvTable(rows: CsvRows, form: CsvForm): string {
  return BYTE_ORDER_MARK + csvLines(rows, form)
}

type CsvRows = readonly (readonly CsvCell[])[]

/** More rows of a table that has begun. */
export function csvLines(rows: CsvRows, form: CsvForm): string {
  const lines = rows.map((cells) => cells.map((cell) => writeCell(cell, form)).join(form.separator))
  return [...lines, ''].join('\r\n')
}

function writeCell(cell: CsvCell, form: CsvForm): string {
  return typeof cell === 'string'
    ? quote(defuse(cell), form)
    : quote(cell.number.replace('.', form.decimalSign), form)
}

/** What a spreadsheet would calculate: the signs in full width count as well, and so does one after a space. */
function defuse(text: string): string {
  return /^\s*[=+\-@\t\r\n＝＋－＠]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text
}

function quote(text: string, { separator }: CsvForm): string {
  const isPlain = !/["\r\n]/.test(text) && !text.includes(separator)
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`
}

/** They write 1.50 and still part their lists by semicolons. */
const POINT_AND_SEMICOLON = ['CH', 'LI']

/** How the spreadsheets of a country read a table: where the comma parts cents, it cannot part cells. */
export function csvFormOf(country: string): CsvForm {
  const decimalSign = signOf(country)
  const isParted = decimalSign === ',' || POINT_AND_SEMICOLON.includes(country)
  return { decimalSign, separator: isParted ? ';' : ',' }
}

function signOf(country: string): CsvForm['decimalSign'] {
  if (!/^[A-Z]{2}$/.test(country)) return '.'
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  return new Intl.NumberFormat(`${language}-${country}`).format(0.5).includes(',') ? ',' : '.'
}
