import { useLayoutEffect, type RefObject } from 'react'
import type { AnimatedLine } from '@/domain/catalogue/lines/line-metrics'
import type { animateWeights } from './weight-animation'

type AnimateWeights = typeof animateWeights

/** As soon as the first page has loaded it. */
let loaded: AnimateWeights | null = null

/**
 * Animates a name once the code for that is there. From the second page on it is, and a name starts as it stood on the page
 * before: in a layout effect, since React runs the others after the view transition.
 */
export function useAnimatedWeights(
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
