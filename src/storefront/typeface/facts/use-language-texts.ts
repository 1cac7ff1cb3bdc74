import { useEffect, useState } from 'react'
import { loadCode } from '../../shell/failures/load-code'
import { useNear } from '../../ui/use-near'

export type LanguageTexts = { textOf: (code: string) => string | undefined }

const MARGIN = '200px'

/** A sentence of every language, or its letters: fetched when the languages come into view. */
export function useLanguageTexts<T extends Element>() {
  const [texts, setTexts] = useState<LanguageTexts | null>(null)
  const [reference, isNear] = useNear<T>(MARGIN)

  useEffect(() => {
    if (isNear) readTexts().then(setTexts, () => undefined) // the names stand
  }, [isNear])

  return [texts, reference] as const
}

async function readTexts(): Promise<LanguageTexts> {
  const { default: json } = await loadCode(
    () => import('@/domain/catalogue/languages/sentences.json'),
  )
  const sentences: Record<string, string> = json.sentences
  const alphabets: Record<string, string> = json.alphabets
  return { textOf: (code) => sentences[code] ?? alphabets[code] }
}
