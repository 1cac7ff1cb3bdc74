import type { AnimatedLine } from '@/domain/catalogue/lines/line-metrics'
import { placeParts } from './place-parts'
import { valueAt, type SolvedWeights } from './solve-weights'

/** Takes the name apart: one element a part, each with the offset its number stands at. */
export function splitName(box: HTMLElement, line: AnimatedLine): HTMLElement[] {
  const letters = line.parts.map((part, index) => {
    const letter = document.createElement('i')
    letter.textContent = part === ' ' ? '\u00a0' : part
    letter.style.setProperty('--o', `${line.partOffsets[index] ?? 0}`)
    return letter
  })
  box.replaceChildren(...letters)
  return letters
}

/** Letters are moved by transform alone: to the browser nothing on the page has shifted. */
export function renderWeights(
  letters: HTMLElement[],
  line: AnimatedLine,
  setting: SolvedWeights,
): void {
  const starts = placeParts(line, setting)

  letters.forEach((letter, index) => {
    const weight = setting.weights[index] ?? 0
    const start = (line.rtl ? -1 : 1) * (starts[index] ?? 0)
    letter.style.transform = `translateX(${start.toFixed(4)}em)`
    letter.dataset.v = labelOf(line, weight)
    if (line.axis) {
      letter.style.fontVariationSettings = `"wght" ${valueAt(line.weights, weight).toFixed(2)}`
    } else {
      letter.style.fontFamily = `"${faceAt(line, weight)}"`
    }
  })
}

function faceAt(line: AnimatedLine, weight: number): string {
  return line.faces[Math.round(weight * (line.faces.length - 1))] ?? ''
}

/** The number under a letter; a roman and an italic say their names. */
function labelOf(line: AnimatedLine, weight: number): string {
  if (line.isRomanAndItalic) return weight > 0.5 ? 'italic' : 'roman'
  return line.weights.length > 1 ? `${Math.round(valueAt(line.weights, weight))}` : ''
}
