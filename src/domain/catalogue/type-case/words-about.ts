import { plainLetters } from '../../search-words'

/** Of a long text the first ones say most. */
const MOST_WORDS = 80
const LEAST_LETTERS = 4

/** Words that every text has. */
const EVERYWHERE = new Set(
  (
    'about after again along also among another because been before being between both came carry come could does down each ' +
    'even ever every from have into itself just keep kept like long look made make many more most much never next nobody ' +
    'only other others over said same some such take than that their them then there these they thing things this those ' +
    'through together turn under until upon very want well were what when where which while whom whose will with without ' +
    'would your'
  ).split(' '),
)

/** The telling words of what the foundry says about a typeface, to find it by: each once, in small letters without accents. */
export function wordsAbout(...texts: (string | null | undefined)[]): string[] {
  const words = plainLetters(texts.filter(Boolean).join(' ')).match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => word.length >= LEAST_LETTERS && !EVERYWHERE.has(word))
  return [...new Set(telling)].slice(0, MOST_WORDS)
}
