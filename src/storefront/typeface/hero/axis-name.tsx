'use client'

import { useLayoutEffect, useRef, type CSSProperties } from 'react'
import type { AnimatedLine } from '@/domain/catalogue/lines/line-metrics'
import type { Direction } from '@/domain/catalogue/typeface-view'
import { valueAt } from '../../catalogue/animated-name/solve-weights'
import { faceStyle } from '../../tester/text/face-style'

/** A light name may exceed the size of the default weight by a tenth, not more: it must stay below its caption. */
const LARGEST = 1.1

type Props = {
  line: AnimatedLine
  face: string
  axes: Record<string, number>
  lang: string
  dir: Direction
}

/** The name at chosen axis values, fitted to the measure anew, on the same baseline. */
export function AxisName({ line, face, axes, lang, dir }: Props) {
  const letters = useRef<HTMLSpanElement>(null)
  const [start, end] = bearingsAt(line, axes.wght)

  useLayoutEffect(() => {
    const element = letters.current
    if (!element) return
    const advance =
      element.getBoundingClientRect().width / parseFloat(getComputedStyle(element).fontSize)
    const width = Math.max(advance - start - end, line.width / LARGEST)
    element.parentElement?.style.setProperty('--now', width.toFixed(4))
  }, [axes, line, start, end])

  const metrics = {
    '--w': line.width,
    '--t': line.top,
    '--asc': line.ascent,
    '--desc': line.descent,
  }
  return (
    <span
      className="axis-name"
      aria-hidden="true"
      lang={lang}
      translate="no"
      dir={dir}
      style={{ ...metrics, '--now': line.width, '--start': start } as CSSProperties}
    >
      <span ref={letters} style={faceStyle(face, axes)}>
        {line.text}
      </span>
    </span>
  )
}

/** Side bearings of the first and the last letter, in reading order, at a weight. */
function bearingsAt(line: AnimatedLine, weight: number | undefined): [start: number, end: number] {
  const place = line.axis && weight !== undefined ? placeOf(line.axis, weight) : 0
  const left = valueAt(line.leftBearings, place)
  const right = valueAt(line.rightBearings, place)
  return line.rtl ? [right, left] : [left, right]
}

function placeOf([min, max]: [number, number], weight: number): number {
  return (weight - min) / (max - min)
}
