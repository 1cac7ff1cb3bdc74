import { useEffect, useState } from 'react'
import { lackInWords, type LackingLetters } from '@/domain/catalogue/lacking-letters'
import { loadCode } from '../../shell/failures/load-code'
import { guardedStyleOf } from '../../shell/fonts/browser-fonts'
import type { SetText } from '../../shell/fonts/guarded-letters'

/** While somebody types. */
const PAUSE_MS = 200
/** Every preview holds these, as far as its typeface has them. */
const PLAIN = /^[\u0000-\u00ff]*$/
/** And every guarded one these. */
const GUARDED_PLAIN = /^[\u0000-\u007e\u00a0]*$/

type Lettered = SetText & {
  /** A visitor wrote it, who is told of every letter that is lacking. */
  isTyped?: boolean
}

/** Fetches what the preview of a style lacks of a text, once its face is there. Returns what the style lacks too. */
export function useLetters(
  { styleId, face, text, hasFeatures = false, isTyped = false }: Lettered,
  hasFace: boolean,
): LackingLetters {
  const [known, setKnown] = useState<LackingLetters & { face: string }>(NOTHING)

  useEffect(() => {
    const guarded = hasFace ? guardedStyleOf(face) : null
    const isPlain = guarded ? GUARDED_PLAIN.test(text) && !hasFeatures : PLAIN.test(text)
    if (!hasFace || (!styleId && !guarded) || (isPlain && !isTyped)) return
    let isCurrent = true
    const timer = setTimeout(() => {
      loadCode(() => import('../../shell/fonts/fetch-letters'))
        .then(({ fetchLetters }) => fetchLetters({ styleId, face, text, hasFeatures }))
        .then((lacking) => isCurrent && setKnown({ ...lacking, face }))
        .catch(() => undefined) // they stay boxes
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [hasFace, styleId, face, text, hasFeatures, isTyped])

  // While somebody types what was said of the letters before stays.
  const composed = text.normalize('NFC')
  const letters = face === known.face ? known.letters.filter((one) => composed.includes(one)) : []
  const refusal = face === known.face ? known.refusal : undefined
  return { letters, isOfPreview: known.isOfPreview, ...(refusal ? { refusal } : {}) }
}

const NOTHING = { letters: [], isOfPreview: false, face: '' }

/** The sentence beside a text that a visitor typed; empty: nothing is lacking. */
export function useLackInWords(name: string, set: Lettered, hasFace: boolean): string {
  return lackInWords(name, useLetters(set, hasFace))
}
