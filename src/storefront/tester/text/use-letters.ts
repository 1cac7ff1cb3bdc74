import { useEffect, useState } from 'react'
import { lackInWords, type LackingLetters } from '@/domain/catalogue/lacking-letters'
import { loadCode } from '../../shell/failures/load-code'
import type { SetText } from '../../shell/fonts/fetch-letters'

/** While somebody types. */
const PAUSE_MS = 200
/** Every preview holds these, as far as its typeface has them. */
const PLAIN = /^[\u0000-\u00ff]*$/

type Lettered = SetText & {
  /** A visitor wrote it, who is told of every letter that is lacking. */
  isTyped?: boolean
}

/** Fetches what the preview of a style lacks of a text, once its face is there. Returns what the style lacks too. */
export function useLetters(
  { styleId, face, text, isTyped = false }: Lettered,
  hasFace: boolean,
): LackingLetters {
  const [known, setKnown] = useState<LackingLetters & { face: string }>(NOTHING)

  useEffect(() => {
    if (!hasFace || !styleId || (PLAIN.test(text) && !isTyped)) return
    let isCurrent = true
    const timer = setTimeout(() => {
      loadCode(() => import('../../shell/fonts/fetch-letters'))
        .then(({ fetchLetters }) => fetchLetters({ styleId, face, text }))
        .then((lacking) => isCurrent && setKnown({ ...lacking, face }))
        .catch(() => undefined) // they stay boxes
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [hasFace, styleId, face, text, isTyped])

  // While somebody types what was said of the letters before stays.
  const composed = text.normalize('NFC')
  const letters = face === known.face ? known.letters.filter((one) => composed.includes(one)) : []
  return { letters, isOfPreview: known.isOfPreview }
}

const NOTHING = { letters: [], isOfPreview: false, face: '' }

/** The sentence beside a text that a visitor typed; empty: nothing is lacking. */
export function useLackInWords(name: string, set: Lettered, hasFace: boolean): string {
  return lackInWords(name, useLetters(set, hasFace))
}
