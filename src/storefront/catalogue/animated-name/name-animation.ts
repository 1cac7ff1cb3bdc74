import {
  type AnimatedLine,
  defaultFaceOf,
  type LineMetrics,
} from '@/domain/catalogue/lines/line-metrics'
import { loadFaces } from '../../shell/fonts/font-state'
import { registerName } from '../../shell/fonts/register-names'
import {
  advanceOf,
  planWeights,
  type SolvedWeights,
  solveWeights,
  valueAt,
  type WeightPeak,
  type WeightPlan,
} from './solve-weights'

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

/** In its default style, once its font is there. */
export async function setOnceThere({ element, line }: NameAnimation): Promise<void> {
  if (await loadFaces([defaultFaceOf(line)], line.text)) {
    element.classList.remove('is-unset', 'is-later', 'is-late')
  }
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

/** Splits the name: one element a part. */
function splitName(box: HTMLElement, line: AnimatedLine): HTMLElement[] {
  const letters = line.parts.map((part) => {
    const letter = document.createElement('i')
    letter.textContent = part === ' ' ? '\u00a0' : part
    return letter
  })
  box.replaceChildren(...letters)
  return letters
}

/** Letters are moved by transform alone, which is no layout shift. */
function renderWeights(letters: HTMLElement[], line: AnimatedLine, solved: SolvedWeights): void {
  const starts = placeParts(line, solved)

  letters.forEach((letter, index) => {
    const weight = solved.weights[index] ?? 0
    const start = (line.rtl ? -1 : 1) * (starts[index] ?? 0)
    letter.style.transform = `translateX(${start.toFixed(4)}em)`
    letter.style.setProperty('--o', valueAt(line.partOffsets?.[index] ?? [], weight).toFixed(3))
    letter.dataset.v = line.parts[index] === ' ' ? '' : labelOf(line, weight)
    if (line.axis) {
      letter.style.fontVariationSettings = `"wght" ${valueAt(line.weights, weight).toFixed(2)}`
    } else {
      letter.style.fontFamily = `"${faceAt(line, weight)}"`
    }
  })
}

/** The start of each part, in em from the margin where reading starts. The first is outdented by its side bearing. */
export function placeParts(line: LineMetrics, { weights, space }: SolvedWeights): number[] {
  const bearings = line.rtl ? line.rightBearings : line.leftBearings
  let start = -valueAt(bearings, weights[0] ?? 0)

  return line.parts.map((_, part) => {
    const partStart = start
    start += advanceOf(line, weights, part) + space
    return partStart
  })
}

function faceAt(line: AnimatedLine, weight: number): string {
  return line.faces[Math.round(weight * (line.faces.length - 1))] ?? ''
}

/** The number under a letter, or "roman" and "italic". */
function labelOf(line: AnimatedLine, weight: number): string {
  if (line.isRomanAndItalic) return weight > 0.5 ? 'italic' : 'roman'
  return line.weights.length > 1 ? `${Math.round(valueAt(line.weights, weight))}` : ''
}

/** Of what is left, in a sixtieth of a second. */
const SHARE = { place: 0.16, amount: 0.12 }

const NEARLY_GROWN = 0.995

const NEARLY_THERE = 0.002

type Step = {
  /** The place it moves to. */
  target: number
  /** How long the step takes, in sixtieths of a second. */
  frames: number
}

/** The peak a step later: slow devices take fewer steps, not more time. null: it is there. */
export function stepPeak(
  { place, amount }: WeightPeak,
  { target, frames }: Step,
): WeightPeak | null {
  const distance = target - place
  if (amount >= 1 && Math.abs(distance) <= NEARLY_THERE) return null
  const partOf = (share: number) => 1 - (1 - share) ** frames
  return {
    place: place + distance * partOf(SHARE.place),
    amount: amount > NEARLY_GROWN ? 1 : amount + (1 - amount) * partOf(SHARE.amount),
  }
}

const peaks = new Map<string, WeightPeak>()

/** How a name stands when its page is left: on the next page its ink goes on from there. */
export function rememberPeak(line: AnimatedLine, peak: WeightPeak): void {
  peaks.set(keyOf(line), peak)
}

export function lastPeakOf(line: AnimatedLine): WeightPeak | undefined {
  return peaks.get(keyOf(line))
}

function keyOf(line: AnimatedLine): string {
  return `${defaultFaceOf(line)} ${line.text}`
}
