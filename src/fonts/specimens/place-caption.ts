import { ShapedFont } from '../harfbuzz/shaped-font'
import { setLine } from './set-line'

/** The interface's small size and its weight of text. */
const SIZE = 13

const LEADING = 20

const COORDINATES = { wght: 440, opsz: 12, wdth: 100 }

const ROOM = 12

const SEPARATOR = ' · '

/** A caption in the interface's typeface, on as many lines as it needs. Letters that it lacks are left out. */
export function placeCaption(
  interfaceFont: Uint8Array,
  pieces: string[],
  { left, top, width }: { left: number; top: number; width: number },
) {
  const font = new ShapedFont(interfaceFont, COORDINATES)
  const scale = SIZE / font.unitsPerEm
  const set = (text: string) =>
    setLine(font, { text, dir: 'ltr' }, { lang: 'en', on: [], off: [], tracking: 0 })
  const fits = (text: string) => set(text).width * scale <= width - 2 * left
  const lines = breakLines(pieces, fits)

  const paths = lines.flatMap((text, line) => {
    const baseline = top + ROOM + line * LEADING + SIZE
    return set(text).glyphs.flatMap(({ id, x, y }) => {
      const path = font.pathOf(id)
      const at = { x: left + x * scale, y: baseline - y * scale, scale }
      return path ? [placePath(path, at)] : []
    })
  })
  return { paths, bottom: hundredths(top + 2 * ROOM + lines.length * LEADING) }
}

function breakLines(pieces: string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const longer = lines.length > 0 ? `${lines.at(-1)}${SEPARATOR}${piece}` : piece
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(piece)
  }
  return lines
}

type Placing = { x: number; y: number; scale: number }

/** A coordinate nearly at zero is written with an exponent. */
const POINT = /(-?[\d.]+(?:e[-+]?\d+)?),(-?[\d.]+(?:e[-+]?\d+)?)/g

/** An outline of a font, y upwards, where it stands on a page, y downwards, to a hundredth of a pixel. */
export function placePath(path: string, { x, y, scale }: Placing): string {
  return path.replace(POINT, (_, across: string, up: string) => {
    return `${hundredths(x + Number(across) * scale)},${hundredths(y - Number(up) * scale)}`
  })
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100 || 0
}
