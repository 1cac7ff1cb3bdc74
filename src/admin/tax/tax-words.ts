import WORDS from './tax-words.json' with { type: 'json' }

const ENGLISH = {
  ...WORDS.en,
  language: 'en' as 'en' | 'de',
  of: (country: string, field: string) => `${country}: ${field}`,
}

export type TaxWords = typeof ENGLISH

const GERMAN: TaxWords = {
  ...WORDS.de,
  language: 'de',
  of: (country, field) => `${country}: ${field}`,
}

export function taxWords(language: string): TaxWords {
  return language === 'de' ? GERMAN : ENGLISH
}
