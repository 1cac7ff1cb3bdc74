'use client'

import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { setInRoom } from '../../ui/fit-in-room'

type Fitting = {
  /** Nobody has chosen a size. */
  isFree: boolean
  /** Its own font sets the text. */
  isReady: boolean
  /** Whatever the width of the text depends on. */
  setting: string
  /** Sets the text in its box; returns its size in pixels, null: the suggested size fits. */
  fitText?: (box: HTMLElement, field: HTMLElement) => number | null
}

/**
 * A text to type into, fitted until a size is chosen, so that no word runs out of its lines: the field, and its size in pixels;
 * null where it has the size of the style sheet.
 */
export function useFittedSize({
  isFree,
  isReady,
  setting,
  fitText = setInRoom,
}: Fitting): [field: RefObject<HTMLTextAreaElement | null>, size: number | null] {
  const field = useRef<HTMLTextAreaElement>(null)
  const [size, setSize] = useState<number | null>(null)

  useLayoutEffect(() => {
    const element = field.current
    const box = element?.parentElement
    if (!element || !box || !isFree || !isReady) return
    let fittedTo = ''
    const room = () => `${element.clientWidth} ${getComputedStyle(box).minHeight}`
    const fitAgain = () => {
      if (room() !== fittedTo) fit()
    }
    // A text that is higher than its room keeps its size when the room gets lower.
    addEventListener('resize', fitAgain)
    const observer = new ResizeObserver(fitAgain)
    observer.observe(element)
    fit()
    return () => {
      removeEventListener('resize', fitAgain)
      observer.disconnect()
      if (box) box.style.fontSize = ''
      setSize(null)
    }

    function fit(): void {
      // On paper a copy of its text stands in its place.
      if (!element || !box || element.clientWidth === 0) return
      fittedTo = room()
      // React is told the size that the box has.
      setSize(fitText(box, element))
    }
  }, [isFree, isReady, setting, fitText])

  return [field, size]
}
