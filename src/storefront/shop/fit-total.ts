import { fitSize, type InkWidth } from '@/storefront/ui/fit-size'

/** Sets an element as wide as its box, ink to ink, and not higher than the limit: at once, so that it can be measured. */
export function fitTotal(element: HTMLElement, highest: number): void {
  const room = roomOf(element.parentElement)
  if (!room) return

  element.style.marginLeft = '0'
  const ink = inkOf(element)
  const widthAt = (size: number) => {
    element.style.fontSize = `${size}px`
    return element.getBoundingClientRect().width
  }
  const size = fitSize({ room, cap: highest, ink, widthAt })
  element.style.fontSize = `${size}px`
  element.style.marginLeft = `${(-ink.before * size) / 100}px`
}

function roomOf(box: HTMLElement | null): number {
  if (!box) return 0
  const { paddingLeft, paddingRight } = getComputedStyle(box)
  return box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
}

function inkOf(element: HTMLElement): InkWidth {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return { before: 0, after: 0 }
  const { fontStyle, fontWeight, fontFamily } = getComputedStyle(element)
  pen.font = `${fontStyle} ${fontWeight} 100px ${fontFamily}`
  const text = pen.measureText(element.textContent ?? '')
  return { before: -text.actualBoundingBoxLeft, after: text.width - text.actualBoundingBoxRight }
}
