/** Designers, and what they are paid. */
export const REPORTS_IN_GERMAN: Record<string, string> = {
  Designer: 'Gestalter',
  'Designers and shares': 'Gestalter und Anteile',
  'Whom the foundry pays royalties, and of which typefaces.':
    'Wem die Foundry Tantiemen zahlt, und von welchen Schriften.',
  'For the statements you send.': 'Für die Abrechnungen, die Sie schicken.',
  Share: 'Anteil',
  Shares: 'Anteile',
  'Percent of a typeface’s net sales. For a change add a row with the day it begins; 0 ends it. All designers of a typeface have 100 % together at most. A typeface without shares has those of its superfamily.':
    'Prozent vom Nettoverkauf einer Schrift. Für eine Änderung eine Zeile mit dem Tag anfügen, an dem sie beginnt; 0 beendet sie. Alle Gestalter einer Schrift haben zusammen höchstens 100 %. Eine Schrift ohne Anteile hat die ihrer Superfamilie.',
  Percent: 'Prozent',
  'Sold from': 'Verkauft ab',
  'Empty: since ever.': 'Leer: seit jeher.',
}
