'use client'

import { useEffect, useState } from 'react'
import { loadFaces, startFontsAgain } from '../../shell/fonts/font-state'
import { useInSight } from './use-in-view'

/** Then the interface face stands in until the typeface comes. */
const PATIENCE_MS = 3000

type FaceInSight<T extends Element> = [
  reference: (element: T | null) => void,
  /** It has come into sight and its typeface is there, late, or known not to come. */
  isReady: boolean,
  /** Asks once more for a face that did not come; null: nothing is amiss. */
  askAgain: (() => void) | null,
]

/** The typeface of an element, fetched when the element comes into sight and not before. */
export function useFaceInSight<T extends Element>(face: string): FaceInSight<T> {
  const [reference, isSeen] = useInSight<T>()
  const [isReady, setReady] = useState(false)
  const [missing, setMissing] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const isMissing = missing === face

  useEffect(() => {
    if (!isSeen || !face) return
    let isWanted = true
    const late = setTimeout(() => setReady(true), PATIENCE_MS)

    void loadFaces([face], ' ').then((isThere) => {
      clearTimeout(late)
      if (!isWanted) return
      setReady(true)
      setMissing(isThere ? null : face)
    })
    return () => {
      isWanted = false
      clearTimeout(late)
    }
  }, [isSeen, face, attempt])

  function askAgain() {
    void startFontsAgain()
    setAttempt((count) => count + 1)
  }

  useEffect(() => {
    if (!isMissing) return
    addEventListener('online', askAgain)
    return () => removeEventListener('online', askAgain)
  }, [isMissing])

  return [reference, isReady, isMissing ? askAgain : null]
}
