'use client'

import { useRef } from 'react'
import type { AnimatedLine } from '@/domain/catalogue/lines/line-metrics'
import type { Direction } from '@/domain/catalogue/typeface-view'
import type { Arrival } from '../menu-faces/menu-faces'
import { defaultStyleOf } from './default-style'
import { useAnimatedWeights } from './use-animated-weights'

const CLASSES = { later: 'is-later', 'with-list': 'is-unset' } as const satisfies Record<
  Arrival,
  string
>

type NameLineProps = {
  line: AnimatedLine
  /** The name in Latin letters, shown until the font of a right-to-left name has come. */
  name: string
  lang: string
  dir: Direction
  /** Where the name is heaviest at first, 0 to 1. */
  peak?: number
  /** How its font comes where it is not in the page. */
  arrival?: Arrival
}

/**
 * A name on the measure: in its default style by CSS alone, animated as soon as its weights are loaded. Hidden from screen
 * readers and translators.
 */
export function NameLine({ line, name, lang, dir, peak = 0.5, arrival }: NameLineProps) {
  const reference = useRef<HTMLSpanElement>(null)

  useAnimatedWeights(reference, line, peak)

  return (
    <span
      ref={reference}
      className={arrival ? `line ${CLASSES[arrival]}` : 'line'}
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
