'use client'

import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { InkRanges, InkValues } from './ink-ranges'

type Props = {
  /** The typeface's. */
  name: string
  ranges: InkRanges
  values: InkValues
  /** The values in words. */
  words: string
  /** How far the pointer is from where it was pressed, as parts of both ranges, and the values there. */
  onDrag: (from: InkValues, drag: { across: number; down: number }) => void
  onKey: (key: string) => void
}

type Press = { x: number; y: number; values: InkValues; isDrag: boolean }

/** So far a press may stray and be no drag, in pixels. */
const STRAY = 4

/** So many pixels lead down from one end of the width to the other. */
const DOWN = 320

const KEYS = /^(Arrow(Left|Right|Up|Down)|Home|End)$/

/** Over the name: dragged across it moves the weight, dragged down the width. A click stays a click. */
export function InkHandle({ name, ranges, values, words, onDrag, onKey }: Props) {
  const { across, down } = ranges
  const pressed = useRef<Press | null>(null)

  function press({ button, clientX: x, clientY: y }: PointerEvent) {
    if (button === 0) pressed.current = { x, y, values, isDrag: false }
  }

  function drag(event: PointerEvent<HTMLElement>) {
    const from = pressed.current
    if (!from) return
    const [x, y] = [event.clientX - from.x, event.clientY - from.y]
    if (!from.isDrag && Math.hypot(x, down ? y : 0) < STRAY) return
    from.isDrag = true
    const handle = event.currentTarget
    handle.setPointerCapture(event.pointerId)
    onDrag(from.values, { across: x / handle.clientWidth, down: y / DOWN })
  }

  function release() {
    pressed.current = null
  }

  function pressKey(event: KeyboardEvent) {
    if (!KEYS.test(event.key) || event.altKey || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    onKey(event.key)
  }

  return (
    <div
      className={down ? 'ink-handle is-wide' : 'ink-handle'}
      role="slider"
      tabIndex={0}
      aria-label={`${down ? 'Weight and width' : 'Weight'} of the name ${name}`}
      aria-valuemin={across.min}
      aria-valuemax={across.max}
      aria-valuenow={values[across.tag]}
      aria-valuetext={words}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onKeyDown={pressKey}
    />
  )
}
