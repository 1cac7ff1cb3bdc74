import { fitSize, type InkWidth } from './fit-size'
import { measureInkBounds } from './ink-bounds'

type FittedLine = { size: number; ink: InkWidth & { aboveCapitals: number } }

const MEASURED_AT = '100px'
const NO_INK = { before: 0, after: 0, aboveCapitals: 0 }

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

let pen: CanvasRenderingContext2D | null = null

/** At 100 px. A canvas knows neither tabular nor lining figures: what these add is part figure, part room around it. */
function inkOf(element: HTMLElement): FittedLine['ink'] {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return NO_INK
  const { fontStyle, fontWeight, fontFamily, fontVariantNumeric } = getComputedStyle(element)
  pen.font = `${fontStyle} ${fontWeight} ${IN_CANVAS}px ${fontFamily}`
  const text = element.textContent
  const box = measureInkBounds(pen, text)
  const isPlain = fontVariantNumeric === 'normal'
  const first = { at: 0, inCanvas: box.width - widthOf(text.slice(1)) }
  const last = { at: text.length - 1, inCanvas: widthOf(text.at(-1) ?? '') }
  return {
    before: at100(-box.left) + (isPlain ? 0 : roomAround(element, first)),
    after:
      at100(box.width - box.right) + (isPlain ? 0 : roomAround(element, last)),
    aboveCapitals: at100(
      box.ascent - pen.measureText('H').actualBoundingBoxAscent,
    ),
  }
}

function widthOf(text: string): number {
  return pen?.measureText(text).width ?? 0
}

/** Browsers give whole pixels for the bounds of ink, which at this size are exact enough. */
const IN_CANVAS = 1000

function at100(length: number): number {
  return (length * 100) / IN_CANVAS
}

/** Half of what a figure is wider on the page than the canvas measures is assumed to lie around it, and half of that here. */
function roomAround(
  element: HTMLElement,
  { at, inCanvas }: { at: number; inCanvas: number },
): number {
  const line = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
  if (!line?.textContent?.[at]) return 0
  const range = document.createRange()
  range.setStart(line, at)
  range.setEnd(line, at + 1)
  const size = parseFloat(getComputedStyle(element).fontSize)
  const width = (range.getBoundingClientRect().width * 100) / size
  return (width - at100(inCanvas)) / 4
}
