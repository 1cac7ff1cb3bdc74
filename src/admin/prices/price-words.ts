import { formatMoney } from '@/domain/money/format-money'
import { germanMoney } from '@/domain/staff/write-money'
import WORDS from './price-words.json' with { type: 'json' }

const ENGLISH = {
  ...WORDS.en,
  money: formatMoney,
  priceOf: (name: string) => `Price of ${name}`,
  save: (count: number) =>
    count === 1 ? 'Save the price of 1 style' : `Save the prices of ${count} styles`,
  sums: (all: string) => `All styles one by one: ${all}.`,
  family: (price: string, less: string) => `The family: ${price}, ${less} less.`,
  familyMore: (price: string) => `The family: ${price}, which is not less. Nobody will take it.`,
  notAlone: (count: number) =>
    count === 1
      ? '1 style has no price: sold with the family only.'
      : `${count} styles have no price: sold with the family only.`,
  move: (name: string) => `Move ${name}`,
  moved: (name: string, place: number, count: number) =>
    `${name} now stands at ${place} of ${count}. The shop shows this order.`,
}

export type PriceWords = typeof ENGLISH

const GERMAN: PriceWords = {
  ...WORDS.de,
  money: germanMoney,
  priceOf: (name) => `Preis von ${name}`,
  save: (count) =>
    count === 1 ? 'Preis von 1 Schnitt sichern' : `Preise von ${count} Schnitten sichern`,
  sums: (all) => `Alle Schnitte einzeln: ${all}.`,
  family: (price, less) => `Die Familie: ${price}, ${less} weniger.`,
  familyMore: (price) =>
    `Die Familie: ${price}, und das ist nicht weniger. Niemand wird sie nehmen.`,
  notAlone: (count) =>
    count === 1
      ? '1 Schnitt hat keinen Preis: nur mit der Familie zu kaufen.'
      : `${count} Schnitte haben keinen Preis: nur mit der Familie zu kaufen.`,
  move: (name) => `${name} verschieben`,
  moved: (name, place, count) =>
    `${name} steht jetzt an Stelle ${place} von ${count}. Der Shop zeigt diese Reihenfolge.`,
}

export function priceWords(language: string): PriceWords {
  return language === 'de' ? GERMAN : ENGLISH
}
