import { formatMoney } from '@/domain/money/format-money'
import { germanMoney } from '@/domain/staff/write-money'
const ENGLISH = {
  money: formatMoney,
  language: 'en' as 'en' | 'de',
  menu: 'Buyers',
  title: 'Buyers',
  search: 'Address, name or company',
  find: 'Find',
  none: 'Nobody. Who buys or tries fonts is listed here.',
  count: (count: number) => (count === 1 ? '1 buyer' : `${count} buyers`),
  pages: 'Pages',
  newer: 'Newer',
  older: 'Older',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  buyer: 'Buyer',
  sum: 'Paid',
  last: 'Last heard of',
  orders: 'Orders',
  licences: 'Licences',
  trials: 'Trials',
  quotes: 'Quotes',
  enquiries: 'Enquiries',
  together: 'These addresses belong together',
  keepTogether: 'Put addresses together',
  quote: 'Make a quote for them',
  nothing: 'None',
}

export type BuyerWords = typeof ENGLISH

const GERMAN: BuyerWords = {
  money: germanMoney,
  language: 'de',
  menu: 'Käufer',
  title: 'Käufer',
  search: 'Adresse, Name oder Firma',
  find: 'Finden',
  none: 'Niemand. Wer kauft oder Schriften testet, steht hier.',
  count: (count) => `${count} Käufer`,
  pages: 'Seiten',
  newer: 'Neuere',
  older: 'Ältere',
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  buyer: 'Käufer',
  sum: 'Bezahlt',
  last: 'Zuletzt gehört',
  orders: 'Bestellungen',
  licences: 'Lizenzen',
  trials: 'Tests',
  quotes: 'Angebote',
  enquiries: 'Anfragen',
  together: 'Diese Adressen gehören zusammen',
  keepTogether: 'Adressen zusammenlegen',
  quote: 'Ein Angebot für sie machen',
  nothing: 'Keine',
}

export function buyerWords(language: string): BuyerWords {
  return language === 'de' ? GERMAN : ENGLISH
}
