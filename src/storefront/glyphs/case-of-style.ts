'use client'

import { useEffect, useState } from 'react'
import type { StyleCharacters } from '@/domain/catalogue/glyphs/glyph-view'
import { codesIn } from '@/domain/catalogue/glyphs/letter-pages'
import { fetchCharacters } from '../shell/fonts/style-characters'
import type { GlyphStyle } from './list-glyph-styles'

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

/** What the case knows of the style it shows. */
export type CaseOfStyle = {
  style: GlyphStyle
  characters: StyleCharacters
  codes: number[]
  nameOf: ReadonlyMap<number, string>
  beyond: ReadonlySet<number>
}

const fetched = new Map<string, Promise<CaseOfStyle>>()

/** Fetched once for each style; what failed is asked for again. */
function fetchCase(style: GlyphStyle): Promise<CaseOfStyle> {
  const known = fetched.get(style.key)
  if (known) return known
  const made = makeCase(style)
  fetched.set(style.key, made)
  made.catch(() => fetched.delete(style.key))
  return made
}

async function makeCase(style: GlyphStyle): Promise<CaseOfStyle> {
  const characters = await fetchCharacters(style.key)
  const codes = codesIn(characters.ranges)
  return {
    style,
    characters,
    codes,
    nameOf: new Map(codes.map((code, at) => [code, characters.names[at] ?? ''])),
    beyond: new Set(codesIn(characters.beyond)),
  }
}
