const ENGLISH = {
  oss: 'One-Stop-Shop, by country and rate',
  noOss: 'No consumer of another EU country paid its VAT in these days.',
  corrections: 'Corrections of earlier quarters',
  businesses: 'Businesses in other EU countries, by VAT number',
  noBusinesses: 'No business of another EU country bought in these days.',
  country: 'Country',
  quarter: 'Quarter',
  rate: 'Rate',
  net: 'Net',
  tax: 'VAT',
  vatId: 'VAT number',
  ossFile: 'One-Stop-Shop as CSV',
  ossFileOfGermany: 'One-Stop-Shop for the BZSt’s portal',
  businessesFile: 'EU sales list as CSV',
  parcel: 'Everything for the accountant (ZIP)',
  withoutRate: (numbers: string[]) =>
    `Not in these sums: ${numbers.join(', ')}. No exchange rate of the quarter’s last day, or of the seven days after it, is known. Enter it in the shop’s settings.`,
  notOver: (numbers: string[]) =>
    `Not in these sums yet: ${numbers.join(', ')}. They are told in euros at the exchange rate of their quarter’s last day, and that day is not over.`,
  threshold: (sold: string, limit: string) =>
    `Consumers in other EU countries bought ${sold} net, this year or the last, whichever is more. Up to ${limit} they may pay the seller’s VAT, where you chose that.`,
  how: 'As invoices and credit notes say it, by the day of delivery; in euros at the rate of the quarter’s last day, or the next that is published. Amounts go to the tax office as they are here, rounded once. Ask your tax adviser whether you also have a fixed establishment elsewhere: the shop does not know it. What is sold at home, and outside the EU, stands in the table of documents, row by row.',
}

export type VatWords = typeof ENGLISH

const GERMAN: VatWords = {
  oss: 'One-Stop-Shop, nach Land und Satz',
  noOss:
    'In diesen Tagen hat kein Verbraucher eines anderen EU-Landes dessen Umsatzsteuer gezahlt.',
  corrections: 'Berichtigungen früherer Quartale',
  businesses: 'Unternehmen in anderen EU-Ländern, nach USt-IdNr.',
  noBusinesses: 'In diesen Tagen hat kein Unternehmen eines anderen EU-Landes gekauft.',
  country: 'Land',
  quarter: 'Quartal',
  rate: 'Satz',
  net: 'Netto',
  tax: 'USt.',
  vatId: 'USt-IdNr.',
  ossFile: 'One-Stop-Shop als CSV',
  ossFileOfGermany: 'One-Stop-Shop für das Portal des BZSt',
  businessesFile: 'Zusammenfassende Meldung als CSV',
  parcel: 'Alles für die Buchhaltung (ZIP)',
  withoutRate: (numbers) =>
    `Nicht in diesen Summen: ${numbers.join(', ')}. Es ist kein Wechselkurs vom letzten Tag des Quartals oder den sieben Tagen danach bekannt. Tragen Sie ihn in den Einstellungen des Shops ein.`,
  notOver: (numbers) =>
    `Noch nicht in diesen Summen: ${numbers.join(', ')}. Sie werden zum Wechselkurs vom letzten Tag ihres Quartals in Euro umgerechnet, und dieser Tag ist noch nicht vorbei.`,
  threshold: (sold, limit) =>
    `Verbraucher in anderen EU-Ländern haben für ${sold} netto gekauft, in diesem oder im letzten Jahr, je nachdem, was mehr ist. Bis ${limit} dürfen sie die Umsatzsteuer des Verkäufers zahlen, wenn Sie das gewählt haben.`,
  how: 'Wie Rechnungen und Gutschriften es sagen, nach dem Tag der Lieferung; in Euro zum Kurs des letzten Tages im Quartal oder zum nächsten, der veröffentlicht wird. Die Beträge sind einmal gerundet und gehen so ans Finanzamt. Fragen Sie Ihre Steuerberatung, ob Sie auch anderswo eine feste Niederlassung haben: Der Shop weiß es nicht. Was im Inland und außerhalb der EU verkauft wurde, steht in der Tabelle der Belege, Zeile für Zeile.',
}

export function vatWords(language: string): VatWords {
  return language === 'de' ? GERMAN : ENGLISH
}
