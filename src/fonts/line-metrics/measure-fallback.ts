import { readFile } from 'node:fs/promises'

import { fromWoff2 } from '../convert/to-woff2'
import type { MeasureJob } from '../font-job'
import { ShapedFont } from '../harfbuzz/shaped-font'
import { leftBearingOf, typesetLine, visibleWidthOf } from './typeset-line'

/** The interface typeface in place of a name: its text weight at display size. */
const FALLBACK_COORDINATES = { wght: 440, opsz: 96, wdth: 100 }

/** The same name in the interface typeface; null where that lacks letters of it. */
export async function measureFallback({
  text,
  lang,
  dir,
  interfaceFont,
}: MeasureJob): Promise<[width: number, bearing: number] | null> {
  const file = await readFile(interfaceFont)
  const sfnt = file.toString('latin1', 0, 4) === 'wOF2' ? await fromWoff2(file) : file
  const font = new ShapedFont(sfnt, FALLBACK_COORDINATES)
  if (!font.covers(text)) return null

  const line = typesetLine(font, { text, lang, dir })
  return [visibleWidthOf(line), leftBearingOf(line)]
}
