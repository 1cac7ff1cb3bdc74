'use client'

import { useEffect, useState } from 'react'
import type { GlyphAnatomy } from '@/domain/catalogue/glyphs/glyph-view'
import { hexOf } from '@/domain/catalogue/glyphs/letter-pages'
import { callShop } from '../../shell/requests/call-shop'
import type { CaseOfStyle } from './case-of-style'

/** Whoever walks over many letters asks for those alone where they stop. */
const PAUSE_MS = 90

const fetched = new Map<string, GlyphAnatomy>()

type ShownGlyph = {
  /** How a letter is drawn, once it is known; until then how the one before is. */
  drawn: GlyphAnatomy | null
  /** What is true of the letter; null until it is known. */
  known: GlyphAnatomy | null
}

export function useGlyph(shown: CaseOfStyle, code: number): ShownGlyph {
  const { style, characters } = shown
  const address = `/api/fonts/glyph/${style.key}?of=${hexOf(code)}&v=${characters.version}`
  const [drawn, setDrawn] = useState<GlyphAnatomy | null>(null)

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(
      () => {
        fetchGlyph(address).then(
          (anatomy) => isCurrent && setDrawn(anatomy),
          () => isCurrent && setDrawn(null), // its name stands without the drawing
        )
      },
      fetched.has(address) ? 0 : PAUSE_MS,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [address])

  const known = fetched.get(address) ?? null
  return { drawn: known ?? drawn, known }
}

async function fetchGlyph(address: string): Promise<GlyphAnatomy> {
  const known = fetched.get(address)
  if (known) return known
  const glyph = await callShop<GlyphAnatomy>(address)
  fetched.set(address, glyph)
  return glyph
}
