'use client'

import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import type { AnimatedLine } from '@/domain/catalogue/lines/line-metrics'
import type { Direction } from '@/domain/catalogue/typeface-view'
import { valueAt } from '../../../catalogue/animated-name/solve-weights'
import { faceStyle } from '../../../tester/text/face-style'
import { type InkValues, STYLE } from './ink-ranges'

export type SetNameProps = {
  line: AnimatedLine
  face: string
  values: InkValues
  lang: string
  dir: Direction
}

/** The name in chosen values: measured in its loaded face, and set on the measure and the baseline it always has. */
export function SetName({ line, face, values, lang, dir }: SetNameProps) {
  const letters = useRef<HTMLSpanElement>(null)
  const [start, end] = bearingsAt(line, values)

  useLayoutEffect(() => {
    const element = letters.current
    const box = element?.parentElement
    if (!element || !box) return
    box.style.setProperty('--spacing', '0')
    const advance =
      element.getBoundingClientRect().width / parseFloat(getComputedStyle(element).fontSize)
    const fit = fitInk({
      measure: line.width,
      width: advance - start - end,
      letters: line.parts.length,
      isJoined: line.rtl,
    })
    box.style.setProperty('--spacing', fit.spacing.toFixed(4))
    box.style.setProperty('--size', fit.size.toFixed(4))
  }, [face, values, line, start, end])

  const metrics = {
    '--w': line.width,
    '--t': line.top,
    '--asc': line.ascent,
    '--desc': line.descent,
  }
  return (
    <span
      className="set-name"
      aria-hidden="true"
      lang={lang}
      translate="no"
      dir={dir}
      style={{ ...metrics, '--start': start } as CSSProperties}
    >
      <span ref={letters} style={faceStyle(face, STYLE in values ? {} : values)}>
        {line.text}
      </span>
    </span>
  )
}

/** Side bearings of the first and the last letter, in reading order, at a weight. */
function bearingsAt(line: AnimatedLine, values: InkValues): [start: number, end: number] {
  const place = placeOf(line, values)
  const left = valueAt(line.leftBearings, place)
  const right = valueAt(line.rightBearings, place)
  return line.rtl ? [right, left] : [left, right]
}

function placeOf({ axis, faces }: AnimatedLine, values: InkValues): number {
  const step = values[STYLE]
  if (step !== undefined) return step / Math.max(1, faces.length - 1)
  const weight = values.wght
  return axis && weight !== undefined ? (weight - axis[0]) / (axis[1] - axis[0]) : 0
}

/** Tighter than this, in em, heavy letters would touch. */
const TIGHTEST = -0.02

/** A light name of a joined script may exceed its size by a tenth, not more: it must stay below its caption. */
const LARGEST = 1.1

type Ink = {
  /** What the line is to fill, in em of the size that the name always has. */
  measure: number
  /** The visible width as the letters come, in the same em. */
  width: number
  letters: number
  /** Spacing would break its letters apart. */
  isJoined: boolean
}

/** How a name fills its measure: `size` is a part of its own, `spacing` stands between the letters, in em. */
type InkFit = { size: number; spacing: number }

/** The size holds, and what remains of the line stands between the letters; only ink too wide for that is set smaller. */
export function fitInk({ measure, width, letters, isJoined }: Ink): InkFit {
  const gaps = letters - 1
  if (isJoined || gaps < 1) return { size: Math.min(LARGEST, measure / width), spacing: 0 }

  const spacing = (measure - width) / gaps
  if (spacing >= TIGHTEST) return { size: 1, spacing }
  return { size: measure / (width + gaps * TIGHTEST), spacing: TIGHTEST }
}
