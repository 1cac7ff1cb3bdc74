import type { ShapedFont } from '../harfbuzz/shaped-font'
import { orderRuns } from './order-runs'

type LineSetting = {
  lang: string
  /** Switched on and off beside what every text has. */
  on: string[]
  off: string[]
  /** Thousandths of an em. */
  tracking: number
}

type PlacedGlyph = { id: number; x: number; y: number }

/** In units of the font, from the line's left end. */
export type SetLine = { glyphs: PlacedGlyph[]; width: number }

/** Letters that join their neighbours are never torn apart. */
const JOINED = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}]/u

/** As browsers do it: letters that stand apart form no ligatures unless the page says so. */
const LIGATURES = ['liga', 'clig']

export function setLine(
  font: ShapedFont,
  { text, dir }: { text: string; dir: 'ltr' | 'rtl' },
  setting: LineSetting,
): SetLine {
  const glyphs: PlacedGlyph[] = []
  let x = 0
  for (const run of orderRuns(text, dir)) {
    const space = JOINED.test(run.text) ? 0 : (setting.tracking * font.unitsPerEm) / 1000
    const shaped = font.shape({
      text: run.text,
      dir: run.level % 2 === 1 ? 'rtl' : 'ltr',
      lang: setting.lang,
      on: setting.on,
      off: space === 0 ? setting.off : withoutLigatures(setting),
    })
    for (const [place, glyph] of shaped.entries()) {
      // What the font lacks is left out.
      if (glyph.id === 0) continue
      glyphs.push({ id: glyph.id, x: x + glyph.xOffset, y: glyph.yOffset })
      x += glyph.advance + (shaped[place]?.cluster !== shaped[place + 1]?.cluster ? space : 0)
    }
  }
  return { glyphs, width: x }
}

function withoutLigatures({ on, off }: LineSetting): string[] {
  return [...off, ...LIGATURES.filter((tag) => !on.includes(tag))]
}
