'use client'

import { useCallback, useRef, type RefObject } from 'react'
import { fillRoom } from './fill-room'
import { useFittedSize } from './use-fitted-size'

type Filling = {
  /** Nobody has chosen a size. */
  isFree: boolean
  /** Its own font sets the text. */
  isReady: boolean
  /** A text and its font: another is fitted anew. */
  setText: string
  /** How it is set: its size does not follow, unless a word runs out of its lines. */
  setting: unknown
  pixelsASize: number
}

/** In hundredths of the window's width: a long text is not set smaller, a few letters are not set larger. */
const SIZES = { least: 3, most: 24 }

/** A text to type into that fills its sheet until a size is chosen: the field, and its size in pixels. */
export function useFilledSheet({
  isFree,
  isReady,
  setText,
  setting,
  pixelsASize,
}: Filling): [field: RefObject<HTMLTextAreaElement | null>, size: number | null] {
  const filled = useRef({ by: '', size: 0 })
  const fitText = useCallback(
    (box: HTMLElement, field: HTMLElement) => {
      const { minHeight } = getComputedStyle(box)
      const by = [setText, field.clientWidth, minHeight].join(' ')
      const least = SIZES.least * pixelsASize
      if (filled.current.by !== by) {
        const most = SIZES.most * pixelsASize
        const height = Math.ceil(parseFloat(minHeight))
        filled.current = { by, size: fillRoom(box, field, { least, most, height }) }
      }
      return fillRoom(box, field, { least, most: filled.current.size, height: Infinity })
    },
    [setText, pixelsASize],
  )
  return useFittedSize({ isFree, isReady, setting: JSON.stringify(setting), fitText })
}
