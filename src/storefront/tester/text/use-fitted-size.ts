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
      // React is told the size that the box has.
      setSize(setInRoom(box, element))
    }
  }, [isFree, isReady, setting])

  return [field, size]
}
