import { useLayoutEffect, useRef, type RefObject } from 'react'
import { isShort, KEEPS_LINE } from '@/domain/catalogue/comparison/comparison'
import { onFacesLoaded } from '../ui/face-loads'

/** Smaller than this part of the wished size a row is no picture any more: what is so long is broken. */
const SMALLEST = 0.4

/** Optical sizes change widths with the size: it is measured again. */
const ROUNDS = 3

/** What browsers round is less. */
const HAIR = 0.998

/**
 * A ref: texts of a row are set smaller, all alike, until the longest word of each has room; short ones stand on one line, but
 * for those of so wide a family that the others would be small beside them.
 * `key`: whatever changes them; null: they are so small that none is broken. `keepsLine`: which stand on one line, where the server
 * has measured them.
 */
export function useWholeWords(
  key: string | null,
  keepsLine?: readonly boolean[],
): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = row.current
    if (key === null || !element) return
    const fit = () => fitWords(element, keepsLine)
    fit()
    // A text is set in its face some time after that has come.
    const observer = new ResizeObserver(() => requestAnimationFrame(fit))
    textsOf(element).forEach((text) => observer.observe(text))
    const endFaces = onFacesLoaded(fit)
    return () => {
      observer.disconnect()
      endFaces()
    }
    // What keeps its line follows from the key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  return row
}

function fitWords(row: HTMLElement, keepsLine?: readonly boolean[]): void {
  const texts = textsOf(row)
  row.classList.add('is-measured')
  if (keepsLine) texts.forEach((text, at) => text.classList.toggle('is-kept', keepsLine[at]))
  else keepLines(row, texts)
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

function keepLines(row: HTMLElement, texts: HTMLElement[]): void {
  const areShort = texts.every(({ textContent }) => isShort(textContent))
  texts.forEach((text) => text.classList.toggle('is-kept', areShort))
  row.style.setProperty('--fit', '1')
  texts.forEach((text) => text.classList.toggle('is-kept', areShort && roomOf(text) > KEEPS_LINE))
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
