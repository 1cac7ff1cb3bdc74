import { onFacesLoaded } from './face-loads'

/** Optical sizes change widths with the size: so often it is measured again at the most. */
const ROUNDS = 6

const fitted = new Set<HTMLElement>()
let observer: ResizeObserver | null = null
let endFaces = () => {}

/**
 * A ref: a line that is wider than its box is set smaller, until it fits. The box has its width and its height from the
 * style sheet, and the text is hidden until its font is there: nothing moves.
 */
export function fitInRoom(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return
  if (fitted.size === 0) endFaces = onFacesLoaded(fitAll)
  fitted.add(element)
  observer ??= new ResizeObserver((entries) => entries.forEach(({ target }) => fit(target)))
  observer.observe(element)

  return () => {
    observer?.unobserve(element)
    fitted.delete(element)
    if (fitted.size === 0) endFaces()
  }
}

/** Once the setting of lines has changed, which no observer reports. */
export function fitAll(): void {
  fitted.forEach(fit)
}

function fit(element: Element): void {
  if (element instanceof HTMLElement) setInRoom(element)
}

/**
 * Sets a box smaller until the words in it are no wider than the room they have; they stand in the box itself, or in a part of it.
 * Returns its size in pixels; null: it keeps the size of the style sheet.
 */
export function setInRoom(box: HTMLElement, words: HTMLElement = box): number | null {
  let size: number | null = null
  box.style.fontSize = ''
  for (let round = 0; round < ROUNDS; round++) {
    const { clientWidth: room, scrollWidth: width } = words
    if (room === 0 || width <= room) break
    size ??= parseFloat(getComputedStyle(box).fontSize)
    size = Math.floor((size * room * 10) / width) / 10
    box.style.fontSize = `${size}px`
  }
  return size
}
