'use client'

import { useEffect, useState } from 'react'
import { loadFaces, startFontsAgain } from '../../shell/fonts/font-state'
import { useInView } from './use-in-view'

/** Then the interface face stands in until the typeface comes. */
const PATIENCE_MS = 3000

type FaceInView<T extends Element> = [
  reference: (element: T | null) => void,
  /** It has come into sight and its typeface is there, late, or known not to come. */
  isReady: boolean,
  /** Asks once more for a face that did not come; null: nothing is amiss. */
  retry: (() => void) | null,
]

/** The typeface of an element, fetched when the element comes into sight and not before. */
export function useFaceInView<T extends Element>(face: string): FaceInView<T> {
  const [reference, isSeen] = useInView<T>()
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

  function retry() {
    void startFontsAgain()
    setAttempt((count) => count + 1)
  }

  useEffect(() => {
    if (!isMissing) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isMissing])

  return [reference, isReady, isMissing ? retry : null]
}
