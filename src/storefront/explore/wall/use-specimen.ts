'use client'

import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Shape } from '@/domain/catalogue/typeface-view'
import { onFacesLoaded } from '../../ui/face-loads'
import { setLines } from './set-lines'
import { setPage, setTable } from './set-text'

export type Specimen = {
  text: string
  shape: Shape
  /** Higher than it is wide: a word climbs. */
  isTall: boolean
  /** Another one sets the same text anew. */
  styleKey: string
}

const LONGEST_CLIMB = 14
/** Shorter texts are words, whatever the field: one that was typed, or a line in the language of a filter. */
const LEAST_PAGE = 100
/** Letters that stand in a line whatever is above them. */
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Thai}\p{M}]/u

/** Sets the text in the element as large as it fits, once its face is there, and again when its room or its letters change. */
export function useSpecimen(specimen: Specimen, isReady: boolean): RefObject<HTMLElement | null> {
  const reference = useRef<HTMLElement>(null)
  const { text, shape, isTall, styleKey } = specimen

  useLayoutEffect(() => {
    const box = reference.current
    if (!box || !isReady) return
    let set = { width: 0, height: 0 }
    const fit = () => {
      const room = { width: box.clientWidth, height: box.clientHeight }
      if (!room.width || !room.height) return
      if (room.width === set.width && room.height === set.height) return
      set = room
      setSpecimen(box, { text, shape, isTall }, room)
      keepSpare(box)
      box.classList.remove('is-unset')
    }

    fit()
    const watch = new ResizeObserver(fit)
    watch.observe(box)
    const endFaces = onFacesLoaded((families) => {
      if (!families.some((family) => isSetIn(box, family))) return
      set = { width: 0, height: 0 }
      fit()
    })
    return () => {
      watch.disconnect()
      endFaces()
    }
  }, [text, shape, isTall, styleKey, isReady])

  return reference
}

/** Letters that its preview lacked have come. */
function isSetIn(box: HTMLElement, family: string): boolean {
  return box.style.fontFamily.includes(family)
}

function setSpecimen(
  box: HTMLElement,
  { text, shape, isTall }: Omit<Specimen, 'styleKey'>,
  room: { width: number; height: number },
): void {
  if (shape === 'table' && text.includes('\n')) return setTable(box, { text, room })
  if (shape === 'page' && text.length >= LEAST_PAGE) return setPage(box, { text, room })
  setLines(box, { text, room, isStacked: isTall && canClimb(text) })
}

/** By how much more room is kept beneath the text for its makers than what it is for takes, for the style sheet. */
function keepSpare(box: HTMLElement): void {
  const field = box.closest<HTMLElement>('.wall-field')
  const heightOf = (part: string) => field?.querySelector<HTMLElement>(part)?.offsetHeight ?? 0
  const spare = Math.max(0, heightOf('.wall-who') - heightOf('.wall-purpose'))
  field?.style.setProperty('--spare', `${spare}px`)
}

function canClimb(text: string): boolean {
  return [...text].length <= LONGEST_CLIMB && !/\s/.test(text) && !JOINED.test(text)
}
