import { fitLine, spreadHair } from '../../ui/fit-line'
import { requestInkFont } from '../../ui/text-ink'

/**
 * Sets a total as wide as its box, ink to ink, and no higher than so many pixels of ink; it ends at the right margin. Returns how
 * high its ink is.
 */
export function fitTotal(totalLine: HTMLElement, highest: number): number {
  totalLine.style.transform = ''
  const line = fitLine(totalLine, { ink: highest })
  if (!line) return 0
  const { ink, size } = line
  endAtMargin(totalLine, spreadHair(totalLine, line))
  totalLine.classList.toggle('is-late', isFaceLoading(totalLine))
  totalLine.style.setProperty('--depth', `${(ink.below * size) / 100}px`)
  return ((ink.above + ink.below) * size) / 100
}

/**
 * Whether an empty total waits for its figures, which are requested: hidden until then, as the style sheet sets it. Fitting it in
 * other figures would cost a phone a third of its first script.
 */
export function awaitsFigures(totalLine: HTMLElement): boolean {
  if (!totalLine.classList.contains('is-empty')) return false
  requestInkFont(totalLine)
  if (!isFaceLoading(totalLine)) return false
  Object.assign(totalLine.style, { transform: '', fontSize: '', marginLeft: '', letterSpacing: '' })
  if (totalLine.parentElement) totalLine.parentElement.style.textAlign = ''
  totalLine.classList.add('is-late')
  return true
}

/** By a transform: the box keeps its place when a font of other widths comes. */
function endAtMargin(totalLine: HTMLElement, short: number): void {
  if (totalLine.parentElement) totalLine.parentElement.style.textAlign = 'left'
  if (short > 0) totalLine.style.transform = `translateX(${short}px)`
}

/** Its own, or the one of the same name that it is measured in; a typeface's may not be known yet. */
function isFaceLoading(totalLine: HTMLElement): boolean {
  const [first = ''] = getComputedStyle(totalLine).fontFamily.split(',')
  const own = first.trim().replaceAll(/["']/g, '')
  const faces = [...document.fonts].filter((face) =>
    face.family.replaceAll('"', '').startsWith(own),
  )
  const isThere = faces.some(({ status }) => status === 'loaded')
  return !isThere || faces.some(({ status }) => status === 'loading')
}

/** Its box is as high as its ink; without a height, as high as the style sheet says. */
export function setTotalHeight(totalLine: HTMLElement, height: number | null): void {
  totalLine.style.setProperty('--total', height === null ? '' : `${height}px`)
}

/** The room for ink that the style sheet gives, in pixels. */
export function roomForTotal(totalLine: HTMLElement): number {
  setTotalHeight(totalLine, null)
  return parseFloat(getComputedStyle(totalLine, '::before').height) || 0
}
