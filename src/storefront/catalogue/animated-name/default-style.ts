import type { CSSProperties } from 'react'
import { type AnimatedLine, defaultFaceOf } from '@/domain/catalogue/lines/line-metrics'

type DefaultStyle = CSSProperties & Record<`--${string}`, string | number>

/** What CSS needs to set the name on the measure in the one weight that fills it. */
export function defaultStyleOf(line: AnimatedLine): DefaultStyle {
  return {
    '--w': line.width,
    '--t': line.top,
    '--b': line.bottom,
    '--asc': line.ascent,
    '--desc': line.descent,
    '--pull': line.startBearing,
    '--ls': line.letterSpacing,
    '--uw': line.fallback[0],
    '--ul': line.fallback[1],
    ...(line.axis ? { '--axes': `'wght' ${line.defaultWeight}` } : {}),
    fontFamily: `"${defaultFaceOf(line)}"`,
  }
}
