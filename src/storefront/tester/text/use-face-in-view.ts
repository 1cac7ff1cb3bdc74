'use client'

import { useEffect, useState } from 'react'
import { isLoaded } from '../../shell/fonts/browser-fonts'
import { loadFaces, startFontsAgain } from '../../shell/fonts/font-state'
import { useInBrowser } from '../../ui/use-in-browser'
import { useNear } from '../../ui/use-near'
import { INTERFACE, LACKING_LETTERS } from './face-style'

/** After that the text is shown in the interface face until the typeface comes. */
const PATIENCE_MS = 3000

/** Loads a little before the element is visible, so that its font is in time. */
const MARGIN = '120px'

type FaceInView<T extends Element> = [
  reference: (element: T | null) => (() => void) | undefined,
  /** It has come into view, and its typeface is loaded, late, or failed. */
  isReady: boolean,
  /** Loads a face that failed once more; null: nothing failed. */
  retry: (() => void) | null,
  /** What stands for a letter that the typeface lacks: once it is there, an empty box. */
  fallback: string,
]

/**
 * The typeface of an element, loaded when the element comes into view or is printed, and not before. One that is loaded already
 * is there from its first paint.
 */
export function useFaceInView<T extends Element>(face: string): FaceInView<T> {
  const [reference, isNear] = useNear<T>(MARGIN)
  const isPrinted = usePrinted()
  const isSeen = isNear || isPrinted
  const isThere = useInBrowser(() => isLoaded(face), false)
  const [isReady, setReady] = useState(false)
  const [arrived, setArrived] = useState<string | null>(null)
  const [missing, setMissing] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const isMissing = missing === face

  useEffect(() => {
    if (!isSeen || !face) return
    let isCurrent = true
    const late = setTimeout(() => setReady(true), PATIENCE_MS)

    void loadFaces([face], ' ').then((isLoaded) => {
      clearTimeout(late)
      if (!isCurrent) return
      setReady(true)
      setMissing(isLoaded ? null : face)
      setArrived(isLoaded ? face : null)
    })
    return () => {
      isCurrent = false
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

  const fallback = isThere || arrived === face ? LACKING_LETTERS : INTERFACE
  return [reference, isThere || isReady || isPrinted, isMissing ? retry : null, fallback]
}

let wasPrinted = false

/**
 * Whether the page is being printed, or was: paper shows what has never been in the window. A browser waits for what is
 * requested by then, fonts too.
 */
function usePrinted(): boolean {
  return useInBrowser(() => wasPrinted, false, watchPrinting)
}

function watchPrinting(notify: () => void): () => void {
  const onPrint = () => {
    wasPrinted = true
    notify()
  }
  addEventListener('beforeprint', onPrint)
  return () => removeEventListener('beforeprint', onPrint)
}
