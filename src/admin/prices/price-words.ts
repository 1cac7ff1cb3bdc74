import { formatMoney } from '@/domain/money/format-money'
import { germanMoney } from '@/domain/staff/write-money'
const ENGLISH = {
  money: formatMoney,
  styles: 'Styles',
  newStyle: 'New style',
  none: 'No styles yet. Upload the fonts, or make a style and upload its master.',
  unsavedTypeface: 'Save the typeface first, then make its styles.',
  asking: 'Asking …',
  noMaster: 'no master yet',
  variable: 'variable',
  weight: 'Weight',
  price: 'Price',
  priceOf: (name: string) => `Price of ${name}`,
  setAll: 'Set all',
  setAllTo: 'One price for all styles',
  save: (count: number) =>
    count === 1 ? 'Save the price of 1 style' : `Save the prices of ${count} styles`,
  saved: 'Saved. The shop shows these prices.',
  undo: 'Undo',
  yes: 'Yes, save these prices',
  sums: (all: string) => `All styles one by one: ${all}.`,
  family: (price: string, less: string) => `The family: ${price}, ${less} less.`,
  familyMore: (price: string) => `The family: ${price}, which is not less. Nobody will take it.`,
  noFamily: 'No price for the family: sold by the style only.',
  notAlone: (count: number) =>
    count === 1
      ? '1 style has no price: sold with the family only.'
      : `${count} styles have no price: sold with the family only.`,
  licences: 'What each licence will cost',
  licence: 'Licence',
  oneStyle: 'One style',
  wholeFamily: 'Family',
  upload: 'Upload fonts',
  move: (name: string) => `Move ${name}`,
  howToMove: 'Drag it, or press the arrow up or down.',
  moved: (name: string, place: number, count: number) =>
    `${name} now stands at ${place} of ${count}. The shop shows this order.`,
  byWeight: 'By weight again',
  ownOrder: 'The order is your own. On the pages, italics still stand beside their romans.',
}

export type PriceWords = typeof ENGLISH

const GERMAN: PriceWords = {
  money: germanMoney,
  styles: 'Schnitte',
  newStyle: 'Neuer Schnitt',
  none: 'Noch keine Schnitte. Laden Sie die Schriften hoch, oder legen Sie einen Schnitt an und laden Sie seinen Master hoch.',
  unsavedTypeface: 'Speichern Sie zuerst die Schrift, dann legen Sie ihre Schnitte an.',
  asking: 'Einen Moment …',
  noMaster: 'noch kein Master',
  variable: 'variabel',
  weight: 'Strichstärke',
  price: 'Preis',
  priceOf: (name) => `Preis von ${name}`,
  setAll: 'Alle setzen',
  setAllTo: 'Ein Preis für alle Schnitte',
  save: (count) =>
    count === 1 ? 'Preis von 1 Schnitt sichern' : `Preise von ${count} Schnitten sichern`,
  saved: 'Gesichert. Der Shop zeigt diese Preise.',
  undo: 'Zurück',
  yes: 'Ja, diese Preise sichern',
  sums: (all) => `Alle Schnitte einzeln: ${all}.`,
  family: (price, less) => `Die Familie: ${price}, ${less} weniger.`,
  familyMore: (price) =>
    `Die Familie: ${price}, und das ist nicht weniger. Niemand wird sie nehmen.`,
  noFamily: 'Kein Preis für die Familie: nur einzelne Schnitte.',
  notAlone: (count) =>
    count === 1
      ? '1 Schnitt hat keinen Preis: nur mit der Familie zu kaufen.'
      : `${count} Schnitte haben keinen Preis: nur mit der Familie zu kaufen.`,
  licences: 'Was jede Lizenz kosten wird',
  licence: 'Lizenz',
  oneStyle: 'Ein Schnitt',
  wholeFamily: 'Familie',
  upload: 'Schriften hochladen',
  move: (name) => `${name} verschieben`,
  howToMove: 'Ziehen Sie ihn, oder drücken Sie die Pfeiltaste nach oben oder unten.',
  moved: (name, place, count) =>
    `${name} steht jetzt an Stelle ${place} von ${count}. Der Shop zeigt diese Reihenfolge.`,
  byWeight: 'Wieder nach Strichstärke',
  ownOrder:
    'Die Reihenfolge ist Ihre eigene. Auf den Seiten stehen Kursive weiter neben ihren Geraden.',
}

export function priceWords(language: string): PriceWords {
  return language === 'de' ? GERMAN : ENGLISH
}
