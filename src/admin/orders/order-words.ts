import { useTranslation } from '@payloadcms/ui'
import { wordsIn } from '@/domain/staff/german/sentence-shapes'
import WORDS from './order-words.json' with { type: 'json' }

/** What stands at an order, and above the list of them. */
export function useOrderWords() {
  return wordsIn(WORDS, useTranslation().i18n.language)
}
