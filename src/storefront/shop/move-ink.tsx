'use client'

import { useEffect } from 'react'
import type { ShopStep } from './shop-paths'

/** A quarter of the line for each step: the last is not yet the way back. */
const PLACES: Record<ShopStep, number> = { choose: 0, cart: 0.25, details: 0.5, payment: 0.75 }

/** The ink of the names beside the panel moves on with the steps. */
export function MoveInk({ step }: { step: ShopStep }) {
  useEffect(() => {
    shift(PLACES[step])
    return () => shift(0)
  }, [step])

  return null
}

function shift(by: number): void {
  import('../catalogue/animated-name/weight-animation').then(
    ({ shiftPeaks }) => shiftPeaks(by),
    () => undefined, // the names stay as they are
  )
}
