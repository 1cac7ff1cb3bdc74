'use client'

import { useEffect, useState, type CSSProperties } from 'react'
import { loadFaces } from '../../shell/fonts/font-state'
import { axisSettings } from '../../tester/text/face-style'
import type { GlyphStyle } from '../list-glyph-styles'

const AGAIN_AFTER_MS = 15_000

/** Letters in the face of their style: until it has come none is shown, rather than one of another face. */
export function useLetterStyle({ face, coordinates }: GlyphStyle): {
  className: string
  style: CSSProperties
} {
  const style = { '--letter-face': `"${face}"`, '--letter-axes': axisSettings(coordinates) }
  return {
    className: useIsLoaded(face) ? 'glyph-groups' : 'glyph-groups is-unset',
    style: style as CSSProperties,
  }
}

function useIsLoaded(face: string): boolean {
  const [loaded, setLoaded] = useState('')

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCurrent = true
    const load = () =>
      void loadFaces([face], ' ').then((isLoaded) => {
        if (!isCurrent) return
        if (isLoaded) setLoaded(face)
        else timer = setTimeout(load, AGAIN_AFTER_MS)
      })
    load()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [face])

  return loaded === face
}
