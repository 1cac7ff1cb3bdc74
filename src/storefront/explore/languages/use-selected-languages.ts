import { useEffect, useState } from 'react'
import { languageKey, type WrittenLanguage } from '@/domain/catalogue/type-case/group-languages'
import { readLanguageTexts, type LanguageTexts } from '../../tester/text/read-language-texts'
import type { Shown } from '../set-entry'

/** Hebrew, Arabic and the scripts beside them. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

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
  const dir = text && RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr'
  return {
    group: 'language',
    key: languageKey({ code }),
    specimen: { text: '', lang: code },
    sentence: text ? { text, lang: code, dir, script: '' } : null,
  }
}
