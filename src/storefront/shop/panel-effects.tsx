'use client'

import { useEffect, useLayoutEffect } from 'react'
import { useGoTo } from '../shell/navigation/pending-navigation'
import type { ShopStep } from './shop-paths'

/** Escape leads to home, except from a text field: there it belongs to the browser. */
export function CloseOnEscape() {
  const goTo = useGoTo()

  useEffect(() => {
    function close(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || isTextField(event.target)) return
      goTo('/')
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  })

  return null
}

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

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

/** Scrolls the rows behind the panel to the typeface being chosen: its name travels there from the page before. */
export function useRowInView(slug: string | undefined): void {
  useLayoutEffect(() => {
    const row = document.getElementById(slug ?? '')
    const list = row?.closest('.shop-backdrop > .typeface-list')
    if (row && list) list.scrollBy({ top: wayIntoView(row, list), behavior: 'instant' })
  }, [slug])
}

/** To its middle, in pixels, unless the whole row is seen. The panel stays where it is, whatever its height. */
function wayIntoView(row: Element, list: Element): number {
  const { top, bottom } = row.getBoundingClientRect()
  const view = list.getBoundingClientRect()
  if (top >= view.top && bottom <= view.bottom) return 0
  const middle = (top + bottom - view.top - view.bottom) / 2
  return Math.min(middle, top - view.top)
}
