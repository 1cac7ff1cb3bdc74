const ENGLISH = { rest: 'Back to the style at rest' }

const GERMAN: typeof ENGLISH = { rest: 'Zurück zur Ruhelage des Schnitts' }

export function blockWords(language: string): typeof ENGLISH {
  return language === 'de' ? GERMAN : ENGLISH
}
