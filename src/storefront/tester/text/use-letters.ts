import { useEffect } from 'react'
import { loadCode } from '../../shell/failures/load-code'
import type { SetText } from '../../shell/fonts/fetch-letters'

/** While somebody types. */
const PAUSE_MS = 200
/** Every preview holds these, as far as its typeface has them. */
const PLAIN = /^[\u0000-\u00ff]*$/

/** Fetches what the preview of a style lacks of a text, once its face is there. */
export function useLetters({ styleId, face, text }: SetText, hasFace: boolean): void {
  useEffect(() => {
    if (!hasFace || !styleId || PLAIN.test(text)) return
    const timer = setTimeout(() => {
      loadCode(() => import('../../shell/fonts/fetch-letters'))
        .then(({ fetchLetters }) => fetchLetters({ styleId, face, text }))
        .catch(() => undefined) // they stay boxes
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [hasFace, styleId, face, text])
}
