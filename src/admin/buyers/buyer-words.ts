import { formatMoney } from '@/domain/money/format-money'
import { germanMoney } from '@/domain/staff/write-money'
import WORDS from './buyer-words.json' with { type: 'json' }

const ENGLISH = {
  ...WORDS.en,
  money: formatMoney,
  language: 'en' as 'en' | 'de',
  count: (count: number) => (count === 1 ? '1 buyer' : `${count} buyers`),
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
}

export type BuyerWords = typeof ENGLISH

const GERMAN: BuyerWords = {
  ...WORDS.de,
  language: 'de',
  money: germanMoney,
  count: (count) => `${count} Käufer`,
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
}

export function buyerWords(language: string): BuyerWords {
  return language === 'de' ? GERMAN : ENGLISH
}
