import type { CSSProperties } from 'react'
import type { PaintedLine } from '@/domain/catalogue/line-measure'
import { restFaceOf } from '@/domain/catalogue/rest-face'

type DefaultStyle = CSSProperties & Record<`--${string}`, string | number>

/** What CSS needs to set the name on the measure in the one weight that fills it. */
export function defaultStyleOf(line: PaintedLine): DefaultStyle {
  return {
    '--w': line.w,
    '--t': line.t,
    '--b': line.b,
    '--asc': line.asc,
    '--desc': line.desc,
    '--pull': line.pull,
    '--ls': line.ls,
    '--uw': line.ui[0],
    '--ul': line.ui[1],
    ...(line.axis ? { '--axes': `'wght' ${line.rest}` } : {}),
    fontFamily: `"${restFaceOf(line)}"`,
  }
}
