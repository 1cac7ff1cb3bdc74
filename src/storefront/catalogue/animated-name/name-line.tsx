'use client'

import { useEffect, useRef } from 'react'
import type { PaintedLine } from '@/domain/catalogue/line-measure'
import type { Direction } from '@/domain/catalogue/typeface-view'
import { defaultStyleOf } from './default-style'

export type NameLineProps = {
  line: PaintedLine
  /** The name in Latin letters, for the interface face. */
  name: string
  lang: string
  dir: Direction
  /** Where the ink gathers first, 0 to 1. */
  p?: number
  /** Its font is not in the page: it comes with the list of fonts. */
  unset?: boolean
}

/**
 * A name on the measure: at rest by CSS alone, moving as soon as its weights are there. Hidden from screen readers, left
 * alone by translators.
 */
export function NameLine({ line, name, lang, dir, p = 0.5, unset }: NameLineProps) {
  const reference = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const element = reference.current
    if (!element) return
    const leaving = new AbortController()
    const join = () => {
      if (!element.offsetWidth) {
        // Behind the shop on a phone no name has a room, and none moves.
        addEventListener('resize', join, { once: true, signal: leaving.signal })
        return
      }
      import('./weight-animation').then(
        ({ animateWeights }) =>
          animateWeights(element, line, { place: p, leaving: leaving.signal }),
        () => element.classList.add('is-late'), // the name is read all the same, if only in the interface face
      )
    }
    join()

    return () => leaving.abort()
  }, [line, p])

  return (
    <span
      ref={reference}
      className={unset ? 'line is-unset' : 'line'}
      aria-hidden="true"
      lang={lang}
      translate="no"
      dir={dir === 'rtl' ? 'rtl' : undefined}
      data-name={dir === 'rtl' ? name : undefined}
      style={defaultStyleOf(line)}
    >
      <span>{line.text}</span>
    </span>
  )
}
