import { useEffect, useState } from 'react'
import { directionOf } from '@/domain/catalogue/typed-text'
import { languageKey, type WrittenLanguage } from '@/domain/catalogue/type-case/group-languages'
import { readLanguageTexts, type LanguageTexts } from '../../tester/text/read-language-texts'
import type { Shown } from '../set-entry'

const NO_TEXTS: LanguageTexts = { textOf: () => undefined }

type SelectedLanguages = {
  selected: WrittenLanguage[]
  /** Those that have no compartment of the type case, as one; without a text while it is on its way. */
  shown: Shown[]
  isReady: boolean
}

/** Those languages of the catalogue that are selected, with a text for each. */
export function useSelectedLanguages(
  languages: readonly WrittenLanguage[],
  { facts, inCase }: { facts: readonly string[]; inCase: ReadonlySet<string> },
): SelectedLanguages {
  const selected = languages.filter((one) => facts.includes(languageKey(one)))
  const others = selected.filter((one) => !inCase.has(languageKey(one)))
  const texts = useTexts(others.length > 0)
  return {
    ...{ selected, shown: others.map((language) => shownOf(language, texts)) },
    isReady: others.length === 0 || texts !== null,
  }
}

/** null: not asked for, or on their way. */
function useTexts(isNeeded: boolean): LanguageTexts | null {
  const [texts, setTexts] = useState<LanguageTexts | null>(null)
  useEffect(() => {
    if (isNeeded) readLanguageTexts().then(setTexts, () => setTexts(NO_TEXTS)) // each keeps its own
  }, [isNeeded])
  return texts
}

function shownOf({ code }: WrittenLanguage, texts: LanguageTexts | null): Shown {
  const text = texts?.textOf(code)
  return {
    group: 'language',
    key: languageKey({ code }),
    specimen: { text: '', lang: code },
    sentence: text ? { text, lang: code, dir: directionOf(text), script: '' } : null,
  }
}
