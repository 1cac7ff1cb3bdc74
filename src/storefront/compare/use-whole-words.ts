import { useLayoutEffect, useRef, type RefObject } from 'react'
import { onFacesLoaded } from '../ui/face-loads'

/** Smaller than this part of the wished size a row is no picture any more: what is so long is broken. */
const SMALLEST = 0.4

/** Optical sizes change widths with the size: it is measured again. */
const ROUNDS = 3

/** What browsers round is less. */
const HAIR = 0.998

/** A ref: texts of a row are set smaller, all alike, until the longest word of each has room. `key`: whatever changes them. */
export function useWholeWords(key: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const fit = () => row.current && fitWords(row.current)
    fit()
    addEventListener('resize', fit)
    const endFaces = onFacesLoaded(fit)
    return () => {
      removeEventListener('resize', fit)
      endFaces()
    }
  }, [key])
  return row
}

function fitWords(row: HTMLElement): void {
  const texts = [...row.querySelectorAll('p')]
  let fit = 1
  row.classList.add('is-measured')
  for (let round = 0; round < ROUNDS; round++) {
    row.style.setProperty('--fit', String(fit))
    const least = Math.min(...texts.map(roomOf))
    if (least >= 1) break
    fit = Math.max(SMALLEST, fit * least * HAIR)
  }
  row.style.setProperty('--fit', String(fit))
  row.classList.remove('is-measured')
}

/** Of the longest line, which is longer than its box where a word is. */
function roomOf(text: HTMLElement): number {
  const line = document.createRange()
  line.selectNodeContents(text)
  return text.getBoundingClientRect().width / Math.max(1, line.getBoundingClientRect().width)
}
