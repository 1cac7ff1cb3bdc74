import { formatMoney } from '../../money/format-money'
import type { PriceDoubt } from './doubt-price'

type Reading = { currency: string; language: string }

/** The question that staff answer with a tick before such a price is saved. */
export function sayDoubt(doubt: PriceDoubt, { currency, language }: Reading): string {
  const money = (amount: number) => formatMoney(amount, currency)
  return language === 'de' ? inGerman(doubt, money) : inEnglish(doubt, money)
}

type Money = (amount: number) => string

function inEnglish(doubt: PriceDoubt, money: Money): string {
  const price = money(doubt.price)
  switch (doubt.kind) {
    case 'below-part':
      return `${price} for all of it is less than its cheapest part costs alone, ${money(doubt.part)}. Is that right?`
    case 'above-family':
      return `At ${price} every single style would cost more than the whole family, ${money(doubt.family)}. Is that right?`
    case 'tenth':
      return `${price} is a tenth or less of what is usual beside it, ${money(doubt.usual)}. Is that right?`
    case 'tenfold':
      return `${price} is ten times or more of what is usual beside it, ${money(doubt.usual)}. Is that right?`
  }
}

function inGerman(doubt: PriceDoubt, money: Money): string {
  const price = money(doubt.price)
  switch (doubt.kind) {
    case 'below-part':
      return `${price} für alles zusammen ist weniger, als der günstigste Teil allein kostet: ${money(doubt.part)}. Stimmt das?`
    case 'above-family':
      return `Mit ${price} kostet jeder einzelne Schnitt mehr als die ganze Familie: ${money(doubt.family)}. Stimmt das?`
    case 'tenth':
      return `${price} ist ein Zehntel oder weniger dessen, was sonst üblich ist: ${money(doubt.usual)}. Stimmt das?`
    case 'tenfold':
      return `${price} ist das Zehnfache oder mehr dessen, was sonst üblich ist: ${money(doubt.usual)}. Stimmt das?`
  }
}
