'use client'

import { useState, type ReactNode } from 'react'
import type { AnimatedLine } from '@/domain/catalogue/lines/line-metrics'
import type { Direction } from '@/domain/catalogue/typeface-view'
import { loadCode } from '../../shell/failures/load-code'
import { loadFaces } from '../../shell/fonts/font-state'
import { AxisSliders } from '../../tester/controls/axis-sliders'
import type { TesterStyle } from '../../tester/state/list-tester-styles'
import { axisValues } from '../../tester/state/tester-state'
import { InkHandle } from './ink/ink-handle'
import { STYLE, type InkRanges, type InkValues } from './ink/ink-ranges'
import { inkInWords } from './ink/ink-words'

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
