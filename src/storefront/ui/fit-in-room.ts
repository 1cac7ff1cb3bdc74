import { onFacesLoaded } from './face-loads'

/** Optical sizes change widths with the size: so often it is measured again at the most. */
const ROUNDS = 3

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
  if (!(element instanceof HTMLElement)) return
  element.style.fontSize = ''
  for (let round = 0; round < ROUNDS; round++) {
    const { clientWidth: room, scrollWidth: width } = element
    if (room === 0 || width <= room) return
    const size = parseFloat(getComputedStyle(element).fontSize)
    element.style.fontSize = `${Math.floor((size * room * 10) / width) / 10}px`
  }
}
