'use client'

import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Shape } from '@/domain/catalogue/typeface-view'
import { setLines } from './set-lines'
import { setPage, setTable } from './set-text'

export type Specimen = {
  text: string
  shape: Shape
  /** Higher than it is wide: a word climbs. */
  isTall: boolean
  /** Typed by the visitor: no table and no page. */
  isTyped: boolean
}

const LONGEST_CLIMB = 14
/** Letters that stand in a line whatever is above them. */
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Thai}\p{M}]/u

/** Sets the text in the element as large as it fits, once its face is there, and again when its room changes. */
export function useSpecimen(specimen: Specimen, isReady: boolean): RefObject<HTMLElement | null> {
  const reference = useRef<HTMLElement>(null)
  const { text, shape, isTall, isTyped } = specimen

  useLayoutEffect(() => {
    const box = reference.current
    if (!box || !isReady) return
    let set = { width: 0, height: 0 }
    const fit = () => {
      const room = { width: box.clientWidth, height: box.clientHeight }
      if (!room.width || !room.height) return
      if (room.width === set.width && room.height === set.height) return
      set = room
      setSpecimen(box, { text, shape, isTall, isTyped }, room)
      box.classList.remove('is-unset')
    }

    fit()
    const watch = new ResizeObserver(fit)
    watch.observe(box)
    return () => watch.disconnect()
  }, [text, shape, isTall, isTyped, isReady])

  return reference
}

function setSpecimen(
  box: HTMLElement,
  { text, shape, isTall, isTyped }: Specimen,
  room: { width: number; height: number },
): void {
  if (shape === 'table' && !isTyped) return setTable(box, { text, room })
  if (shape === 'page' && !isTyped) return setPage(box, { text, room })
  setLines(box, { text, room, isStacked: isTall && canClimb(text) })
}

function canClimb(text: string): boolean {
  return [...text].length <= LONGEST_CLIMB && !/\s/.test(text) && !JOINED.test(text)
}
