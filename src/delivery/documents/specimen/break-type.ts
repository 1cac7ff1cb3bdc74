import type { SpecimenText } from '@/domain/catalogue/specimens/compose-specimen'
import type { Features, SpecimenSheets, TypeLine } from './specimen-sheets'
import type { DrawnFont } from './drawn-fonts'

/** After a space or a hyphen; between signs of Chinese and Japanese, but before none that closes or is small. */
const BREAKS =
  /(?<= )(?! )|(?<=[\p{L}\p{N}][-–—])(?=\p{L})|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。」』）！？])(?![、。」』）！？ーぁぃぅぇぉっゃゅょァィゥェォッャュョ\s])/u

export type TypeBlock = { lines: TypeLine[]; size: number; leading: number; width: number }

type Wanted = { size: number; leading: number; width: number; features?: Features }

/** A text in lines no wider than told; null: a word of it is wider. */
export function breakType(
  sheets: SpecimenSheets,
  drawn: DrawnFont,
  text: SpecimenText,
  { size, leading, width, features }: Wanted,
): TypeBlock | null {
  const set = (part: string) => sheets.set(drawn, { ...text, text: part }, features)
  const widths = new Map<string, number>()
  const widthOf = (part: string) => {
    const known = widths.get(part) ?? set(part).width * size
    widths.set(part, known)
    return known
  }
  const lines: string[] = []
  let [line, reached] = ['', 0]
  for (const word of text.text.split(BREAKS)) {
    const bare = widthOf(word.trimEnd())
    if (bare > width) return null
    if (line !== '' && reached + bare > width) {
      lines.push(line.trimEnd())
      ;[line, reached] = ['', 0]
    }
    line += word
    reached += widthOf(word)
  }
  return { lines: [...lines, line.trimEnd()].map(set), size, leading, width }
}

export function heightOf({ lines, leading }: TypeBlock): number {
  return lines.length * leading
}

/** From its left edge and its top; text that runs to the left stands at its right edge. */
export function drawBlock(
  sheets: SpecimenSheets,
  { lines, size, leading, width }: TypeBlock,
  { x, y, dir }: { x: number; y: number; dir: SpecimenText['dir'] },
): void {
  lines.forEach((line, place) => {
    const left = dir === 'rtl' ? x + width - line.width * size : x
    sheets.draw(line, { x: left, y: y + place * leading + (leading + size * 0.62) / 2, size })
  })
}
