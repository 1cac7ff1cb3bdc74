import { fitSize } from './fit-size'
import { inkOf, type Ink } from './text-ink'

type FittedLine = { size: number; ink: Ink }

const MEASURED_AT = '100px'

/** Sets an element as wide as its box, ink to ink, and not higher than the limit: at once, so that it can be measured. */
export function fitLine(element: HTMLElement, highest: number): FittedLine | null {
  const room = roomOf(element.parentElement)
  if (!room) return null

  element.style.marginLeft = '0'
  // Always at the same size: measured at the last one it would differ by a hair, and a bill that follows its own height never rest.
  element.style.fontSize = MEASURED_AT
  const ink = inkOf(element)
  const widthAt = (size: number) => {
    element.style.fontSize = `${size}px`
    return element.getBoundingClientRect().width
  }
  const size = fitSize({ room, cap: highest, ink, widthAt })
  element.style.fontSize = `${size}px`
  element.style.marginLeft = `${(-ink.before * size) / 100}px`
  return { size, ink }
}

function roomOf(box: HTMLElement | null): number {
  if (!box) return 0
  const { paddingLeft, paddingRight } = getComputedStyle(box)
  return box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
}
