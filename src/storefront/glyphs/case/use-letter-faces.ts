'use client'

import { startTransition, useEffect, useState } from 'react'
import { letterPageOf } from '@/domain/catalogue/glyphs/letter-pages'
import { letterFace, loadLetters } from './letter-faces'
import type { CaseOfStyle } from './case-of-style'

const AGAIN_AFTER_MS = 15_000

/** The browser font of each of these letters that the preview lacks; of a page that has not come, null. */
export function useLetterFaces(
  shown: CaseOfStyle,
  codes: readonly number[],
  { isNear }: { isNear: boolean },
): (code: number) => string | null | undefined {
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    if (!isNear) return
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const beyond = codes.filter((code) => shown.beyond.has(code)).map(letterPageOf)
    const load = (page: number) =>
      void loadLetters(shown, page).then((isLoaded) => {
        if (!isCurrent) return
        if (isLoaded) startTransition(() => setLoaded(addTo(letterFace(shown, page))))
        else timer = setTimeout(() => isCurrent && load(page), AGAIN_AFTER_MS)
      })
    new Set(beyond).forEach(load)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [shown, codes, isNear])

  return (code) => {
    if (!shown.beyond.has(code)) return undefined
    const face = letterFace(shown, letterPageOf(code))
    return loaded.has(face) ? face : null
  }
}

function addTo(face: string): (faces: ReadonlySet<string>) => ReadonlySet<string> {
  return (faces) => new Set([...faces, face])
}
