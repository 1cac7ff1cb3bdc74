import { formatMoney } from '@/domain/money/format-money'
import { germanMoney } from '@/domain/staff/write-money'
import WORDS from './buyer-words.json' with { type: 'json' }

const ENGLISH = {
  ...WORDS.en,
  money: formatMoney,
  language: 'en' as 'en' | 'de',
  count: (count: number) => (count === 1 ? '1 buyer' : `${count} buyers`),
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  keptUntil: (number: string, day: string) =>
    `Order ${number} with its papers stays until ${day}, as tax law asks; then it goes by itself.`,
}

export type BuyerWords = typeof ENGLISH

const GERMAN: BuyerWords = {
  ...WORDS.de,
  language: 'de',
  money: germanMoney,
  count: (count) => `${count} Käufer`,
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  keptUntil: (number, day) =>
    `Bestellung ${number} bleibt mit ihren Papieren bis ${day}, wie das Steuerrecht es verlangt; danach geht sie von selbst.`,
}

export function buyerWords(language: string): BuyerWords {
  return language === 'de' ? GERMAN : ENGLISH
}
