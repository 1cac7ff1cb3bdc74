import { formatMoney } from '@/domain/money/format-money'
import { germanMoney } from '@/domain/staff/write-money'
import type { UsualPeriod } from '@/domain/reports/period'
import type { Grouping } from '@/domain/reports/split-line'

const ENGLISH = {
  money: formatMoney,
  title: 'Reports',
  menu: 'Reports',
  by: 'Sales by',
  groupings: {
    typeface: 'Typeface',
    style: 'Style',
    licence: 'Licence',
    country: 'Country',
    designer: 'Designer',
  } satisfies Record<Grouping, string>,
  /** What a row without a name is. */
  nobody: {
    typeface: 'Lines in your own words',
    style: 'Lines in your own words',
    licence: 'Lines in your own words',
    country: 'No country',
    designer: 'The foundry’s own',
  } satisfies Record<Grouping, string>,
  royalties: 'Royalties',
  royalty: 'Royalty',
  vat: 'VAT',
  noRoyalties: 'No designer has a share of what was sold in these days.',
  toDesigners: 'Designers and their shares',
  howRoyalties:
    'A share of the net of each typeface, rounded once a row. What went back takes off what was paid for it, at the share of the day it was sold.',
  print: 'Print',
  from: 'From',
  to: 'To',
  show: 'Show',
  usual: {
    last_30_days: '30 days',
    this_month: 'This month',
    last_month: 'Last month',
    last_quarter: 'Last quarter',
    this_year: 'This year',
    last_year: 'Last year',
  } satisfies Record<UsualPeriod, string>,
  notAPeriod: 'The last day must not be before the first. Shown are the last thirty days.',
  nothing: 'Nothing was sold or given back in these days.',
  orders: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  lines: 'Licences',
  sold: 'Sold',
  refunded: 'Went back',
  net: 'Net',
  csv: 'Download this table as CSV',
  books: 'Invoices and credit notes of these days, for the books (CSV)',
  booksShort: 'Download for the books (CSV)',
  more: (count: number) => `${count} more in the CSV.`,
  how: 'Net of tax, as the orders were frozen; what went back counts on the day it went. A family’s price is divided equally among its styles, that of several licences as on the bill.',
}

export type ReportWords = typeof ENGLISH

const GERMAN: ReportWords = {
  money: germanMoney,
  title: 'Berichte',
  menu: 'Berichte',
  by: 'Verkäufe nach',
  groupings: {
    typeface: 'Schrift',
    style: 'Schnitt',
    licence: 'Lizenz',
    country: 'Land',
    designer: 'Gestalter',
  },
  nobody: {
    typeface: 'Zeilen in eigenen Worten',
    style: 'Zeilen in eigenen Worten',
    licence: 'Zeilen in eigenen Worten',
    country: 'Ohne Land',
    designer: 'Der Foundry selbst',
  },
  royalties: 'Tantiemen',
  royalty: 'Tantieme',
  vat: 'Umsatzsteuer',
  noRoyalties: 'Niemand hat einen Anteil an dem, was in diesen Tagen verkauft wurde.',
  toDesigners: 'Gestalter und ihre Anteile',
  howRoyalties:
    'Ein Anteil am Netto jeder Schrift, je Zeile einmal gerundet. Erstattetes nimmt zurück, was dafür gezahlt wurde, zum Anteil am Tag des Verkaufs.',
  print: 'Drucken',
  from: 'Von',
  to: 'Bis',
  show: 'Zeigen',
  usual: {
    last_30_days: '30 Tage',
    this_month: 'Dieser Monat',
    last_month: 'Letzter Monat',
    last_quarter: 'Letztes Quartal',
    this_year: 'Dieses Jahr',
    last_year: 'Letztes Jahr',
  },
  notAPeriod: 'Der letzte Tag liegt vor dem ersten. Gezeigt sind die letzten dreißig Tage.',
  nothing: 'In diesen Tagen wurde nichts verkauft oder erstattet.',
  orders: (count) => (count === 1 ? '1 Bestellung' : `${count} Bestellungen`),
  lines: 'Lizenzen',
  sold: 'Verkauft',
  refunded: 'Erstattet',
  net: 'Netto',
  csv: 'Diese Tabelle als CSV herunterladen',
  books: 'Rechnungen und Gutschriften dieser Tage, für die Buchhaltung (CSV)',
  booksShort: 'Für die Buchhaltung herunterladen (CSV)',
  more: (count) => `${count} weitere in der CSV-Datei.`,
  how: 'Ohne Steuer, wie die Bestellungen festgehalten sind; Erstattetes zählt an dem Tag, an dem es zurückging. Der Preis einer Familie verteilt sich gleich auf ihre Schnitte, der mehrerer Lizenzen wie auf der Rechnung.',
}

export function reportWords(language: string): ReportWords {
  return language === 'de' ? GERMAN : ENGLISH
}
