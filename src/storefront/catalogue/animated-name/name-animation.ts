import type { AnimatedLine } from '@/domain/catalogue/lines/line-metrics'
import { defaultFaceOf } from '@/domain/catalogue/lines/default-face'
import { loadFaces } from '../../shell/fonts/font-state'
import { registerName } from '../../shell/fonts/name-pack'
import { renderWeights, splitName } from './render-weights'
import { planWeights, solveWeights, type WeightPeak, type WeightPlan } from './solve-weights'
import { stepPeak } from './step-peak'

/** A name on the page whose weights are animated. */
export type NameAnimation = {
  element: HTMLElement
  row: HTMLElement
  line: AnimatedLine
  plan: WeightPlan
  peak: WeightPeak
  /** The place the peak moves to. */
  target: number
  /** null as long as the name is one piece, in its default style. */
  letters: HTMLElement[] | null
  isRequested: boolean
  /** Its row was in the window at the last update. */
  isInView: boolean
}

export function createNameAnimation(
  element: HTMLElement,
  line: AnimatedLine,
  place: number,
): NameAnimation {
  return {
    element,
    row: element.closest<HTMLElement>('.row, .hero') ?? element,
    line,
    plan: planWeights(line),
    peak: { place, amount: 0 },
    target: place,
    letters: null,
    isRequested: false,
    isInView: false,
  }
}

/** After that the name is shown in the interface face until its own comes. */
const PATIENCE_MS = 3000

/** Loads every weight the animation needs. False: one is missing, and the name stays in its default style. */
export async function loadName(name: NameAnimation): Promise<boolean> {
  name.isRequested = true
  const { line, element } = name
  const showFallback = () => element.classList.add('is-late')
  const late = setTimeout(showFallback, PATIENCE_MS)
  await registerName(line)
  const isLoaded = await loadFaces([defaultFaceOf(line)], line.text)
  clearTimeout(late)
  if (!isLoaded) {
    showFallback()
    return false
  }

  element.classList.remove('is-unset', 'is-later', 'is-late')
  return loadFaces(line.faces, line.text)
}

/** In its default style, without waiting to see its font. False: it is not there. */
export function setName({ element, line }: NameAnimation): Promise<boolean> {
  element.classList.remove('is-unset', 'is-later', 'is-late')
  return loadFaces([defaultFaceOf(line)], line.text)
}

export function startNameAnimation(name: NameAnimation, peak: WeightPeak): void {
  const box = name.element.firstElementChild
  if (!(box instanceof HTMLElement) || !name.element.isConnected) return
  name.letters = splitName(box, name.line)
  name.element.classList.add('is-split')
  name.peak = peak
  render(name)
}

/** A name whose fonts are there since it was animated before. */
export function resumeNameAnimation(name: NameAnimation, peak: WeightPeak): void {
  name.isRequested = true
  name.element.classList.remove('is-unset', 'is-later', 'is-late')
  startNameAnimation(name, peak)
}

/** So many sixtieths of a second towards the target. False: it is reached. */
export function stepNameAnimation(name: NameAnimation, frames: number): boolean {
  const { peak, target, letters } = name
  const next = letters && stepPeak(peak, { target, frames })
  if (!next) return false

  name.peak = next
  render(name)
  return true
}

function render({ letters, line, plan, peak }: NameAnimation): void {
  if (letters) renderWeights(letters, line, solveWeights(plan, peak))
}
