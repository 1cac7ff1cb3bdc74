'use client'

import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Optical sizes change widths with the size: so often it is measured again at the most. */
const ROUNDS = 3

type Fitting = {
  /** Nobody has chosen a size. */
  isFree: boolean
  /** Its own font sets the text. */
  isReady: boolean
  /** Whatever the width of the text depends on. */
  setting: string
}

/**
 * A text to type into at the suggested size, set smaller where its longest word is wider than its lines, so that none runs out:
 * the field, and its size in pixels; null where the suggested size fits.
 */
export function useFittedSize({
  isFree,
  isReady,
  setting,
}: Fitting): [field: RefObject<HTMLTextAreaElement | null>, size: number | null] {
  const field = useRef<HTMLTextAreaElement>(null)
  const [size, setSize] = useState<number | null>(null)

  useLayoutEffect(() => {
    const element = field.current
    const box = element?.parentElement
    if (!element || !box || !isFree || !isReady) return
    let fittedTo = -1
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== fittedTo) fit()
    })
    observer.observe(element)
    fit()
    return () => {
      observer.disconnect()
      if (box) box.style.fontSize = ''
      setSize(null)
    }

    function fit(): void {
      if (!element || !box) return
      fittedTo = element.clientWidth
      setSize(fitWords(element, box))
    }
  }, [isFree, isReady, setting])

  return [field, size]
}

/** Leaves the box at the size that React is told. */
function fitWords(element: HTMLElement, box: HTMLElement): number | null {
  box.style.fontSize = ''
  let fitted: number | null = null
  for (let round = 0; round < ROUNDS; round++) {
    const { clientWidth: room, scrollWidth: width } = element
    if (room === 0 || width <= room) break
    const size = fitted ?? parseFloat(getComputedStyle(element).fontSize)
    fitted = Math.max(1, Math.floor((size * room) / width))
    box.style.fontSize = `${fitted}px`
  }
  return fitted
}
