import { fitSize, type Ink, inkOf } from './text-ink'

type FittedLine = { size: number; ink: Ink }

/** As a part of the room: what nobody sees between the letters. */
const HAIR = 0.02

const MEASURED_AT = '100px'

/** The highest size, or the highest ink, in pixels. */
type Limit = number | { ink: number }

/** Sets an element as wide as its box, ink to ink, and not higher than the limit: at once, so that it can be measured. */
export function fitLine(
  element: HTMLElement,
  highest: Limit,
  inkOfText = inkOf,
): FittedLine | null {
  const room = roomOf(element.parentElement)
  if (!room) return null

  element.style.marginLeft = '0'
  element.style.letterSpacing = ''
  // Always at the same size: measured at the last one it would differ by a hair, and a bill that follows its own height never rest.
  element.style.fontSize = MEASURED_AT
  const ink = inkOfText(element)
  const widthAt = (size: number) => {
    element.style.fontSize = `${size}px`
    return element.getBoundingClientRect().width
  }
  const size = fitSize({ room, cap: highestSize(highest, ink), ink, widthAt })
  element.style.fontSize = `${size}px`
  element.style.marginLeft = `${(-ink.before * size) / 100}px`
  return { size, ink }
}

function highestSize(highest: Limit, { above, below }: Ink): number {
  if (typeof highest === 'number') return highest
  const height = above + below
  return height > 0 ? (highest.ink * 100) / height : highest.ink
}

/**
 * A line that its limit leaves a hair too short fills its box all the same. For figures: letters of some scripts join. Returns
 * how much shorter it remains.
 */
export function spreadHair(element: HTMLElement, { size, ink }: FittedLine): number {
  const room = roomOf(element.parentElement)
  const inkWidth = element.getBoundingClientRect().width - ((ink.before + ink.after) * size) / 100
  const short = room - inkWidth
  const gaps = element.textContent.length - 1
  if (gaps < 1 || short <= 0 || short > room * HAIR) return short
  element.style.letterSpacing = `${short / gaps}px`
  return 0
}

function roomOf(box: HTMLElement | null): number {
  if (!box) return 0
  const { paddingLeft, paddingRight } = getComputedStyle(box)
  return box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
}
