'use client'

import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import type { AnimatedLine } from '@/domain/catalogue/lines/line-metrics'
import type { Direction } from '@/domain/catalogue/typeface-view'
import { ownValue } from '@/domain/own-value'
import { loadCode } from '../../shell/failures/load-code'
import { loadFaces } from '../../shell/fonts/font-state'
import { AxisSliders } from '../../tester/controls/axis-sliders'
import type { TesterStyle } from '../../tester/state/list-tester-styles'
import { axisValues } from '../../tester/state/tester-state'
import { inkInWords, type InkRanges, type InkValues, STYLE } from './ink/ink-ranges'

type Props = {
  /** The typeface's. */
  name: string
  /** The style whose axes are moved; null: the family steps through its static styles. */
  style: TesterStyle | null
  /** null: the name cannot be dragged. */
  ranges: InkRanges | null
  line: AnimatedLine
  lang: string
  dir: Direction
  /** The animated name, until it is moved. */
  children: ReactNode
}

type InkCode = Awaited<ReturnType<typeof loadInk>>

/** The name, to be dragged, and a slider for every axis: once it is moved, it is set in those values. */
export function HeroInk({ name, style, ranges, line, lang, dir, children }: Props) {
  const [values, setValues] = useState(() => valuesAtFirst(style, line))
  const [code, setCode] = useState<InkCode | null>(null)
  const [isMoved, setMoved] = useState(false)
  const faces = style ? [style.previewFace] : line.faces

  async function load(): Promise<InkCode | null> {
    if (code) return code
    const loaded = await loadCode(loadInk).catch(() => null) // the name stays as it is
    if (!loaded || !(await loadFaces(faces, line.text))) return null
    setCode(loaded)
    return loaded
  }

  async function move(change: (code: InkCode, before: InkValues) => InkValues) {
    const loaded = await load()
    if (!loaded) return
    setValues((before) => change(loaded, before))
    setMoved(true)
  }

  function moveAxis(tag: string, value: number) {
    setValues((before) => ({ ...before, [tag]: value }))
    setMoved(true)
    void load()
  }

  const isAdjusted = isMoved && code !== null
  return (
    <>
      <div className={isAdjusted ? 'hero-name is-adjusted' : 'hero-name'}>
        {children}
        {ranges && (
          <InkHandle
            {...{ name, ranges, values }}
            words={inkInWords(ranges, values, line)}
            onDrag={(from, drag) => void move(({ dragInk }) => dragInk(ranges, from, drag))}
            onKey={(key) => void move(({ pressInk }, now) => pressInk(ranges, now, key))}
          />
        )}
        {isAdjusted && (
          <code.MovedInk
            {...{ line, ranges, values, lang, dir }}
            face={faces[values[STYLE] ?? 0] ?? ''}
          />
        )}
      </div>
      {style && (
        <div className="grid axes" onPointerEnter={() => void load()} onFocus={() => void load()}>
          <AxisSliders axes={style.axes} values={values} onAxisChange={moveAxis} />
        </div>
      )}
    </>
  )
}

/** The weight at which the name fills the measure, and every other axis as pinned in the menu preview; or that style. */
function valuesAtFirst(style: TesterStyle | null, line: AnimatedLine): InkValues {
  if (style) return axisValues(style, line.axis ? { wght: line.defaultWeight } : {})
  const distances = line.weights.map((weight) => Math.abs(weight - line.defaultWeight))
  return { [STYLE]: distances.indexOf(Math.min(...distances)) }
}

async function loadInk() {
  const [{ MovedInk }, { dragInk, pressInk }] = await Promise.all([
    import('./ink/moved-ink'),
    import('./ink/move-ink'),
  ])
  return { MovedInk, dragInk, pressInk }
}

type InkHandleProps = {
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

/** So far a press may stray and be no drag, in pixels. */
const STRAY = 4

/** So many pixels lead down from one end of the width to the other. */
const DOWN = 320

const KEYS = /^(Arrow(Left|Right|Up|Down)|Home|End)$/

/** Over the name: dragged across it moves the weight, dragged down the width. A click stays a click. */
function InkHandle({ name, ranges, values, words, onDrag, onKey }: InkHandleProps) {
  const { across, down } = ranges
  const pressed = useRef<{ x: number; y: number; values: InkValues; isDrag: boolean } | null>(null)

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
      aria-valuenow={ownValue(values, across.tag)}
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
