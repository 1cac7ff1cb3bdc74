import { isThere } from '../../shell/fonts/browser-fonts'
import { firstBearing } from '../../tester/text/first-bearing'
import { onFacesLoaded } from '../../ui/face-loads'
import { fitInRoom } from '../../ui/fit-in-room'

/** On a phone a name is so small that its bearing is a pixel. */
const WIDE = '(min-width: 761px)'

/**
 * A ref: a name no wider than its room, whose ink begins where its box does. Until its font is there it is hidden, and nothing
 * moves.
 */
export function setName(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return
  const face = firstOf(element.style.fontFamily)
  hang(element, face)
  const endFaces = onFacesLoaded((families) => {
    if (families.includes(face)) hang(element, face)
  })
  const endFit = fitInRoom(element)
  return () => {
    endFaces()
    endFit?.()
  }
}

function hang(element: HTMLElement, face: string): void {
  if (!face) return
  if (!isThere(face)) return element.classList.add('is-late')
  afterLayout(() => element.classList.remove('is-late'))
  if (element.dir === 'rtl' || !matchMedia(WIDE).matches) return
  const [, weight] = /'wght' ([\d.]+)/.exec(element.style.fontVariationSettings) ?? []
  const setFace = { face, ...(weight && { coordinates: { wght: Number(weight) } }) }
  const bearing = firstBearing(setFace, element.textContent)
  element.style.setProperty('--pull', bearing.toFixed(4))
}

/** What is shown in the frame that moves it has moved before everyone's eyes. */
function afterLayout(show: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(show))
}

/** Without the quotes that browsers write or not. */
function firstOf(families: string): string {
  return (families.split(',')[0] ?? '').replaceAll(/["']/g, '').trim()
}
