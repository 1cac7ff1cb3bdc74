import { ownValue } from '@/domain/own-value'
import { loadCode } from '../../shell/failures/load-code'

export type LanguageTexts = { textOf: (code: string) => string | undefined }

/** A sentence of every language, or its letters. */
export async function readLanguageTexts(): Promise<LanguageTexts> {
  const { default: json } = await loadCode(
    () => import('@/domain/catalogue/languages/sentences.json'),
  )
  const sentences: Record<string, string> = json.sentences
  const alphabets: Record<string, string> = json.alphabets
  return { textOf: (code) => ownValue(sentences, code) ?? ownValue(alphabets, code) }
}
