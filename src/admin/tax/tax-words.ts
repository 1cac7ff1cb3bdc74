const ENGLISH = {
  language: 'en' as 'en' | 'de',
  country: 'Country',
  kind: 'Kind',
  kinds: { standard: 'Standard', reduced: 'Reduced' },
  rate: 'Per cent',
  from: 'First day',
  until: 'Last day',
  registered: 'Registered there',
  businesses: 'Businesses themselves',
  state: 'Today',
  states: { now: 'In force', later: 'Later', ended: 'Over' },
  choose: 'Choose',
  next: 'Change of rate',
  remove: 'Remove',
  add: 'Add a country',
  of: (country: string, field: string) => `${country}: ${field}`,
}

export type TaxWords = typeof ENGLISH

const GERMAN: TaxWords = {
  language: 'de',
  country: 'Land',
  kind: 'Art',
  kinds: { standard: 'Allgemein', reduced: 'Ermäßigt' },
  rate: 'Prozent',
  from: 'Erster Tag',
  until: 'Letzter Tag',
  registered: 'Dort registriert',
  businesses: 'Unternehmen selbst',
  state: 'Heute',
  states: { now: 'Gilt', later: 'Später', ended: 'Vorbei' },
  choose: 'Wählen',
  next: 'Satz ändert sich',
  remove: 'Entfernen',
  add: 'Land hinzufügen',
  of: (country, field) => `${country}: ${field}`,
}

export function taxWords(language: string): TaxWords {
  return language === 'de' ? GERMAN : ENGLISH
}
