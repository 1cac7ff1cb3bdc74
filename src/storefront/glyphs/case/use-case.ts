'use client'

import { useEffect, useState } from 'react'
import type { GlyphStyle } from '../list-glyph-styles'
import { fetchCase, type CaseOfStyle } from './case-of-style'

/** The case of a style; of the one before until it is there. null: nothing has come yet. */
export function useCase(style: GlyphStyle): { shown: CaseOfStyle | null; hasFailed: boolean } {
  const [shown, setShown] = useState<CaseOfStyle | null>(null)
  const [failed, setFailed] = useState<string | null>(null)

  useEffect(() => {
    let isCurrent = true
    fetchCase(style).then(
      (made) => isCurrent && setShown(made),
      () => isCurrent && setFailed(style.key),
    )
    return () => {
      isCurrent = false
    }
  }, [style])

  return { shown, hasFailed: failed === style.key }
}
