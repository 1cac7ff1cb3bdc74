import { wordsIn } from '@/domain/staff/german/sentence-shapes'
import WORDS from './staff-words.json' with { type: 'json' }

/** What the pages about staff say, in both languages. */
export type StaffWords = (typeof WORDS)['en']

export function staffWords(language: string): StaffWords {
  return wordsIn(WORDS, language)
}
