import type { PaintedLine } from '@/domain/catalogue/line-measure'
import { loadFaces } from '../../shell/fonts/font-state'
import { renderWeights, splitName } from './render-weights'
import { restFaceOf } from '@/domain/catalogue/rest-face'
import { planWeights, solveWeights, type Ink, type WeightPlan } from './solve-weights'

/** A name on the page whose ink may move. */
export type NameAnimation = {
  element: HTMLElement
  row: HTMLElement
  line: PaintedLine
  plan: WeightPlan
  ink: Ink
  /** Where its ink is going. */
  goal: number
  /** null as long as it is at rest in one piece. */
  letters: HTMLElement[] | null
  asked: boolean
  /** Its row was in the window when that was last looked at. */
  inSight: boolean
}

export function createNameAnimation(
  element: HTMLElement,
  line: PaintedLine,
  place: number,
): NameAnimation {
  return {
    element,
    row: element.closest<HTMLElement>('.row, .hero') ?? element,
    line,
    plan: planWeights(line),
    ink: { place, amount: 0 },
    goal: place,
    letters: null,
    asked: false,
    inSight: false,
  }
}

/** Then the name is said in the interface face until its own comes. */
const PATIENCE_MS = 3000

/** Waits for every weight the ink needs. A missing one: the name stays at rest for good. */
export async function loadName(name: NameAnimation): Promise<boolean> {
  name.asked = true
  const { line, element } = name
  const standIn = () => element.classList.add('is-late')
  const late = setTimeout(standIn, PATIENCE_MS)
  const isThere = await loadFaces([restFaceOf(line)], line.text)
  clearTimeout(late)
  if (!isThere) {
    standIn()
    return false
  }

  element.classList.remove('is-unset', 'is-late')
  return loadFaces(line.faces, line.text)
}

export function startNameAnimation(name: NameAnimation, ink: Ink): void {
  const box = name.element.firstElementChild
  if (!(box instanceof HTMLElement) || !name.element.isConnected) return
  name.letters = splitName(box, name.line)
  name.element.classList.add('is-split')
  name.ink = ink
  paint(name)
}

/** One frame on the way to its goal. False: it has arrived. */
export function stepNameAnimation(name: NameAnimation): boolean {
  const { ink, goal, letters } = name
  const way = goal - ink.place
  const grows = ink.amount < 1
  if (!letters || name.element.dataset.held || (!grows && Math.abs(way) <= 0.002)) return false

  const amount = ink.amount > 0.995 ? 1 : ink.amount + (1 - ink.amount) * 0.12
  name.ink = { place: ink.place + way * 0.16, amount }
  paint(name)
  return true
}

function paint({ letters, line, plan, ink }: NameAnimation): void {
  if (letters) renderWeights(letters, line, solveWeights(plan, ink))
}
