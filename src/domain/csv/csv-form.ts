import type { CsvForm } from './csv-table'

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
