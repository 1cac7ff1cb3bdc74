'use client'

import { useEffect, useState } from 'react'
import type { GlyphStyle } from '../list-glyph-styles'
import { fetchCase, type CaseOfStyle } from './case-of-style'

const AGAIN_AFTER_MS = 15_000

/** The case of a style; of the one before until it is there or has failed. null: nothing has come. */
export function useCase(style: GlyphStyle): { shown: CaseOfStyle | null; hasFailed: boolean } {
  const [shown, setShown] = useState<CaseOfStyle | null>(null)
  const [failed, setFailed] = useState<string | null>(null)

  useEffect(() => {
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = () =>
      void fetchCase(style).then(
        (made) => isCurrent && setShown(made),
        () => {
          if (!isCurrent) return
          setFailed(style.key)
          timer = setTimeout(load, AGAIN_AFTER_MS)
        },
      )
    load()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [style])

  const hasFailed = failed === style.key && shown?.style.key !== style.key
  return { shown: hasFailed ? null : shown, hasFailed }
}
