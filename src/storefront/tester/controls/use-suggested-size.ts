'use client'

import { useSyncExternalStore } from 'react'

/** A part of the window's width, between two ends in pixels: what `clamp(least, part, most)` gives in CSS. */
export type SuggestedSize = { least: number; part: number; most: number }

/** For the server, which knows no window. */
const SERVER_WIDTH = 1280

export function useSuggestedSize(suggested: SuggestedSize): number {
  const width = useSyncExternalStore(
    onResize,
    () => innerWidth,
    () => SERVER_WIDTH,
  )
  return Math.round(Math.min(suggested.most, Math.max(suggested.least, width * suggested.part)))
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
