'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { AnimatedLine } from '@/domain/catalogue/lines/line-metrics'
import type { Direction } from '@/domain/catalogue/typeface-view'
import type { Arrival } from '../menu-faces/menu-faces'
import { defaultStyleOf } from './default-style'
import type { animateWeights } from './weight-animation'

const CLASSES = { later: 'is-later', 'with-list': 'is-unset' } as const satisfies Record<
  Arrival,
  string
>

export type NameLineProps = {
  line: AnimatedLine
  /** The typeface's name in the interface face's script, shown until the font of a right-to-left name has come. */
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

type AnimateWeights = typeof animateWeights

/** As soon as the first page has loaded it. */
let loaded: AnimateWeights | null = null

/**
 * Animates a name once the code for that is there. From the second page on it is, and a name starts as it stood on the page
 * before: in a layout effect, since React runs the others after the view transition.
 */
function useAnimatedWeights(
  reference: RefObject<HTMLElement | null>,
  line: AnimatedLine,
  peak: number,
): void {
  useLayoutEffect(() => {
    const element = reference.current
    if (!element) return
    const unmount = new AbortController()
    const { signal } = unmount
    if (loaded) start(loaded)
    else setTimeout(load) // Not in the task that shows the page.
    return () => unmount.abort()

    function load(): void {
      import('./weight-animation').then(
        (animation) => start((loaded = animation.animateWeights)),
        () => element?.classList.add('is-late'), // the name is shown all the same, in the interface face
      )
    }

    function start(animate: AnimateWeights): void {
      if (!element || signal.aborted) return
      if (element.offsetWidth) return animate(element, line, { peak, signal })
      // Behind the shop on a phone names are not displayed, and none is animated.
      addEventListener('resize', () => start(animate), { once: true, signal })
    }
  }, [reference, line, peak])
}
