import { useEffect, useState } from 'react'
import { readLanguageTexts, type LanguageTexts } from '../../tester/text/read-language-texts'
import { useNear } from '../../ui/use-near'

const MARGIN = '200px'

/** A sentence of every language, or its letters: fetched when the languages come into view. */
export function useLanguageTexts<T extends Element>() {
  const [texts, setTexts] = useState<LanguageTexts | null>(null)
  const [reference, isNear] = useNear<T>(MARGIN)

  useEffect(() => {
    if (isNear) readLanguageTexts().then(setTexts, () => undefined) // the names stand
  }, [isNear])

  return [texts, reference] as const
}
