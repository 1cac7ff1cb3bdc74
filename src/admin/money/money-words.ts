const ENGLISH = {
  confirm: (price: string) => `Yes, it costs ${price}`,
  missing: 'Write an amount, such as 45.00.',
  percent: 'Write a percentage up to 100, such as 12.5.',
}

const GERMAN: typeof ENGLISH = {
  confirm: (price) => `Ja, der Preis ist ${price}`,
  missing: 'Schreiben Sie einen Betrag, etwa 45,00.',
  percent: 'Schreiben Sie einen Prozentsatz bis 100, etwa 12,5.',
}

export function moneyWords(language: string): typeof ENGLISH {
  return language === 'de' ? GERMAN : ENGLISH
}
