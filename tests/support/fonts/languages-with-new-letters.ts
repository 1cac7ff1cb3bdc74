import texts from '../../../src/domain/catalogue/languages/sentences.json' with { type: 'json' }
import table from '../../../src/fonts/languages/language-table.json' with { type: 'json' }

const SENTENCES: Record<string, string> = texts.sentences
const ALPHABETS: Record<string, string> = texts.alphabets
const CODES = new Map(table.map(({ name, code }) => [name, code]))

/** Those that bring a letter which none before them has, the richest first: all letters of all, in a fraction of the texts. */
export function languagesWithNewLetters(names: string[]): string[] {
  const seen = new Set<string>()
  const richestFirst = names.toSorted((a, b) => lettersOf(b).size - lettersOf(a).size)
  return richestFirst.filter((name) => {
    const before = seen.size
    lettersOf(name).forEach((letter) => seen.add(letter))
    return seen.size > before
  })
}

function lettersOf(name: string): Set<string> {
  const code = CODES.get(name) ?? ''
  return new Set(SENTENCES[code] ?? ALPHABETS[code])
}
