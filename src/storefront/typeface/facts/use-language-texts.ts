import { useCallback, useState } from 'react'
import { loadCode } from '../../shell/failures/load-code'

export type LanguageTexts = { textOf: (code: string) => string | undefined }

const MARGIN = '200px'

/** A sentence of every language, or its letters: fetched when the languages come into view. */
export function useLanguageTexts(): [
  texts: LanguageTexts | null,
  reference: (element: Element | null) => (() => void) | undefined,
] {
  const [texts, setTexts] = useState<LanguageTexts | null>(null)
  const reference = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        readTexts().then(setTexts, () => undefined) // the names stand
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [texts, reference]
}

async function readTexts(): Promise<LanguageTexts> {
  const { default: json } = await loadCode(
    () => import('@/domain/catalogue/languages/sentences.json'),
  )
  const sentences: Record<string, string> = json.sentences
  const alphabets: Record<string, string> = json.alphabets
  return { textOf: (code) => sentences[code] ?? alphabets[code] }
}
