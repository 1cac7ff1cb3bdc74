import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { lackInWords, type LackingLetters } from '@/domain/catalogue/lacking-letters'
import { loadCode } from '../../shell/failures/load-code'
import { guardedStyleOf } from '../../shell/fonts/browser-fonts'
import type { SetText } from '../../shell/fonts/guarded-letters'
import { onFacesLoaded } from '../../ui/face-loads'
import { forgetBearings } from './first-bearing'

/** While somebody types, or goes from style to style. */
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
  const [known, setKnown] = useState<Said>(NOTHING)
  const setBefore = useRef(`${face} ${text}`)

  useLayoutEffect(() => {
    const isChanging = setBefore.current !== `${face} ${text}`
    setBefore.current = `${face} ${text}`
    const guarded = hasFace ? guardedStyleOf(face) : null
    const isPlain = guarded ? GUARDED_PLAIN.test(text) && !hasFeatures : PLAIN.test(text)
    if (!hasFace || (!styleId && !guarded) || (isPlain && !isTyped)) return
    let isCurrent = true
    const endWait = awaitLetters()
    const timer = setTimeout(
      () => {
        loadCode(() => import('../../shell/fonts/fetch-letters'))
          .then(({ fetchLetters }) => fetchLetters({ styleId, face, text, hasFeatures }))
          .finally(forgetBearings)
          .then((lacking) => isCurrent && setKnown({ ...lacking, face, text, hasFeatures }))
          .catch(() => undefined) // they are boxes
          .finally(endWait)
      },
      isChanging ? PAUSE_MS : 0,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
      endWait()
    }
  }, [hasFace, styleId, face, text, hasFeatures, isTyped])

  return stillSaid(known, { styleId, face, text, hasFeatures })
}

const waiting = new Set<symbol>()

/** Until all of those that began have ended, blanks stand in for letters, and no boxes. */
function awaitLetters(): () => void {
  const wait = Symbol()
  const change = (method: 'add' | 'delete') => () => {
    waiting[method](wait)
    document.documentElement.toggleAttribute('data-awaits', waiting.size > 0)
  }
  change('add')()
  return change('delete')
}

type Said = LackingLetters & Required<Pick<SetText, 'face' | 'text' | 'hasFeatures'>>

const NOTHING: Said = { letters: [], isOfPreview: false, face: '', text: '', hasFeatures: false }

/** While somebody types, what was said of the letters before stays; a refusal as long as the text still holds what was refused. */
export function stillSaid(known: Said, { face, text, hasFeatures }: SetText): LackingLetters {
  const { isOfPreview, refusal } = known
  if (face !== known.face) return { letters: [], isOfPreview }
  const composed = text.normalize('NFC')
  const isIn = (letter: string) => composed.includes(letter)
  const wanted = Array.from(known.text.normalize('NFC')).filter((one) => !GUARDED_PLAIN.test(one))
  const isRefused = (hasFeatures && known.hasFeatures) || wanted.some(isIn)
  const letters = known.letters.filter(isIn)
  return { letters, isOfPreview, ...(refusal && isRefused ? { refusal } : {}) }
}

/** How often letters of a face have come: whatever fits a text set in it fits it again. */
export function useArrivals(face: string): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    return onFacesLoaded((families) => families.includes(face) && setCount((before) => before + 1))
  }, [face])
  return count
}

/** The sentence beside a text that a visitor typed; empty: nothing is lacking. */
export function useLackInWords(name: string, set: Lettered, hasFace: boolean): string {
  return lackInWords(name, useLetters(set, hasFace))
}
