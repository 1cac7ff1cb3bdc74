import { readFile } from 'node:fs/promises'

import { fromWoff2 } from '../convert/to-woff2'
import type { MeasureJob } from '../font-job'
import { ShapedFont } from '../harfbuzz/shaped-font'
import { inkWidthOf, leftBearingOf, setLine } from './set-line'

/** How the interface typeface stands when it takes a name's place: its text weight at display size. */
const STAND_IN = { wght: 440, opsz: 96, wdth: 100 }

/** The same name in the interface typeface; null where that cannot write it. */
export async function measureInterface({
  text,
  lang,
  dir,
  interfaceFont,
}: MeasureJob): Promise<[width: number, bearing: number] | null> {
  const file = await readFile(interfaceFont)
  const sfnt = file.toString('latin1', 0, 4) === 'wOF2' ? await fromWoff2(file) : file
  const font = new ShapedFont(sfnt, STAND_IN)
  if (!font.covers(text)) return null

  const line = setLine(font, { text, lang, dir })
  return [inkWidthOf(line), leftBearingOf(line)]
}
