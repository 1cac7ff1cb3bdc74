'use client'

import { useEffect, useState } from 'react'

/** Where the field stands that is open on a phone, in parts of the window. */
const LINE = { across: 0.6, down: 0.46 }
/** Longer than one view takes to be wiped over the other. */
const PATIENCE_MS = 500

/** The one field that is open: the last pointed at or focused, by touch the one at a line of the window; at first the first. */
export function useOpenField(slugs: string[]): [slug: string | null, open: (slug: string) => void] {
  const [last, open] = useState<string | null>(null)

  useEffect(() => {
    if (!matchMedia('(hover: none)').matches) return
    let frame = 0
    let until = 0
    const openAtLine = () => {
      const at = document.elementFromPoint(innerWidth * LINE.across, innerHeight * LINE.down)
      const slug = at?.closest<HTMLElement>('.wall-field')?.dataset.slug
      if (slug) return open(slug)
      // While one view is wiped over the other, nothing of either is found at a point.
      if (performance.now() < until) frame = requestAnimationFrame(openAtLine)
    }
    const onScroll = () => {
      until = performance.now() + PATIENCE_MS
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(openAtLine)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
    }
  }, [])

  return [last !== null && slugs.includes(last) ? last : (slugs[0] ?? null), open]
}
