import WORDS from './vat-words.json' with { type: 'json' }

const ENGLISH = {
  ...WORDS.en,
  withoutRate: (numbers: string[]) =>
    `Not in these sums: ${numbers.join(', ')}. No exchange rate of the quarter’s last day, or of the seven days after it, is known. Enter it in the shop’s settings.`,
  notOver: (numbers: string[]) =>
    `Not in these sums yet: ${numbers.join(', ')}. They are told in euros at the exchange rate of their quarter’s last day, and that day is not over.`,
  threshold: (sold: string, limit: string) =>
    `Consumers in other EU countries bought ${sold} net, this year or the last, whichever is more. Up to ${limit} they may pay the seller’s VAT, where you chose that.`,
}

export type VatWords = typeof ENGLISH

const GERMAN: VatWords = {
  ...WORDS.de,
  withoutRate: (numbers) =>
    `Nicht in diesen Summen: ${numbers.join(', ')}. Es ist kein Wechselkurs vom letzten Tag des Quartals oder den sieben Tagen danach bekannt. Tragen Sie ihn in den Einstellungen des Shops ein.`,
  notOver: (numbers) =>
    `Noch nicht in diesen Summen: ${numbers.join(', ')}. Sie werden zum Wechselkurs vom letzten Tag ihres Quartals in Euro umgerechnet, und dieser Tag ist noch nicht vorbei.`,
  threshold: (sold, limit) =>
    `Verbraucher in anderen EU-Ländern haben für ${sold} netto gekauft, in diesem oder im letzten Jahr, je nachdem, was mehr ist. Bis ${limit} dürfen sie die Umsatzsteuer des Verkäufers zahlen, wenn Sie das gewählt haben.`,
}

export function vatWords(language: string): VatWords {
  return language === 'de' ? GERMAN : ENGLISH
}
