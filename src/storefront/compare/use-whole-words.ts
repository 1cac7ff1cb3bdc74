import { useLayoutEffect, useRef, type RefObject } from 'react'
import { onFacesLoaded } from '../ui/face-loads'

/** Smaller than this part of the wished size a row is no picture any more: what is so long is broken. */
const SMALLEST = 0.4

/** A text of so few letters stays on its line, if it needs no less than this part of the wished size for it. */
const SHORT = 16
const KEEPS_LINE = 0.75

/** Optical sizes change widths with the size: it is measured again. */
const ROUNDS = 3

/** What browsers round is less. */
const HAIR = 0.998

/**
 * A ref: texts of a row are set smaller, all alike, until the longest word of each has room; short ones stand on one line, but
 * for those of so wide a family that the others would be small beside them.
 * `key`: whatever changes them; null: they are so small that none is broken.
 */
export function useWholeWords(key: string | null): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = row.current
    if (key === null || !element) return
    const fit = () => fitWords(element)
    fit()
    // A text is set in its face some time after that has come.
    const observer = new ResizeObserver(() => requestAnimationFrame(fit))
    textsOf(element).forEach((text) => observer.observe(text))
    const endFaces = onFacesLoaded(fit)
    return () => {
      observer.disconnect()
      endFaces()
    }
  }, [key])
  return row
}

function fitWords(row: HTMLElement): void {
  const texts = textsOf(row)
  const areShort = texts.every(isShort)
  row.classList.add('is-measured')
  texts.forEach((text) => text.classList.toggle('is-kept', areShort))
  row.style.setProperty('--fit', '1')
  texts.forEach((text) => text.classList.toggle('is-kept', areShort && roomOf(text) > KEEPS_LINE))
  fitTexts(row, texts)
  row.classList.remove('is-measured')
}

function fitTexts(row: HTMLElement, texts: HTMLElement[]): void {
  let fit = 1
  for (let round = 0; round < ROUNDS; round++) {
    row.style.setProperty('--fit', String(fit))
    const least = Math.min(...texts.map(roomOf))
    if (least >= 1) break
    fit = Math.max(SMALLEST, fit * least * HAIR)
  }
  row.style.setProperty('--fit', String(fit))
}

function isShort({ textContent }: HTMLElement): boolean {
  return (textContent ?? '').length <= SHORT
}

function textsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll('p')]
}

/** Of the longest line, which is longer than its box where a word is. */
function roomOf(text: HTMLElement): number {
  const line = document.createRange()
  line.selectNodeContents(text)
  return text.getBoundingClientRect().width / Math.max(1, line.getBoundingClientRect().width)
}
