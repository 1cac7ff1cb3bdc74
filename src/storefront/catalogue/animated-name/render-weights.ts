import type { AnimatedLine, LineMetrics } from '@/domain/catalogue/lines/line-metrics'
import { advanceOf, valueAt, type SolvedWeights } from './solve-weights'

/** Splits the name: one element a part. */
export function splitName(box: HTMLElement, line: AnimatedLine): HTMLElement[] {
  const letters = line.parts.map((part) => {
    const letter = document.createElement('i')
    letter.textContent = part === ' ' ? '\u00a0' : part
    return letter
  })
  box.replaceChildren(...letters)
  return letters
}

/** Letters are moved by transform alone, which is no layout shift. */
export function renderWeights(
  letters: HTMLElement[],
  line: AnimatedLine,
  solved: SolvedWeights,
): void {
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
