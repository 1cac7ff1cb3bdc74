'use client'

import { useState, type ReactNode } from 'react'
import type { AnimatedLine } from '@/domain/catalogue/lines/line-metrics'
import type { Direction } from '@/domain/catalogue/typeface-view'
import { loadFaces } from '../../shell/fonts/font-state'
import { AxisSliders } from '../../tester/controls/axis-sliders'
import type { TesterStyle } from '../../tester/state/list-tester-styles'
import { axisValues } from '../../tester/state/tester-state'
import { AxisName } from './axis-name'

type Props = {
  style: TesterStyle
  line: AnimatedLine
  lang: string
  dir: Direction
  /** The animated name, until a slider is moved. */
  children: ReactNode
}

/** The name and a slider for every axis: once one is moved, the name is set at their values. */
export function HeroAxes({ style, line, lang, dir, children }: Props) {
  const [axes, setAxes] = useState(() => defaultAxes(style, line))
  const [isLoaded, setLoaded] = useState(false)
  const [isMoved, setMoved] = useState(false)

  async function load() {
    if (!isLoaded && (await loadFaces([style.previewFace], line.text))) setLoaded(true)
  }

  function move(tag: string, value: number) {
    setAxes((before) => ({ ...before, [tag]: value }))
    setMoved(true)
    void load()
  }

  const isAdjusted = isMoved && isLoaded
  return (
    <>
      <div className={isAdjusted ? 'hero-name is-adjusted' : 'hero-name'}>
        {children}
        {isAdjusted && <AxisName {...{ line, axes, lang, dir }} face={style.previewFace} />}
      </div>
      <div className="grid axes" onPointerEnter={() => void load()} onFocus={() => void load()}>
        <AxisSliders axes={style.axes} values={axes} onAxisChange={move} />
      </div>
    </>
  )
}

/** The weight at which the name fills the measure; every other axis as pinned in the menu preview. */
function defaultAxes(style: TesterStyle, line: AnimatedLine): Record<string, number> {
  return axisValues(style, line.axis ? { wght: line.defaultWeight } : {})
}
