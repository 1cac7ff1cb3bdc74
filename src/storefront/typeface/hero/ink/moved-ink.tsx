'use client'

import { useState } from 'react'
import type { AnimatedLine } from '@/domain/catalogue/lines/line-metrics'
import type { Direction } from '@/domain/catalogue/typeface-view'
import { cssOfInk, inkInWords, type InkRanges, type InkValues } from './ink-ranges'
import { SetName } from './fitted-name'

type Props = {
  line: AnimatedLine
  face: string
  /** null: no axis of it can be dragged, its sliders alone move it. */
  ranges: InkRanges | null
  values: InkValues
  lang: string
  dir: Direction
}

/** The name as it was dragged, and beneath it where it stands: one tap takes that along. */
export function MovedInk({ line, face, ranges, values, lang, dir }: Props) {
  const [copied, setCopied] = useState('')
  const css = cssOfInk(values, line)

  async function copy() {
    const isDone = await navigator.clipboard.writeText(css).then(
      () => true,
      () => false,
    )
    setCopied(isDone ? css : 'refused')
  }

  return (
    <>
      <SetName {...{ line, face, values, lang, dir }} />
      <p className="ink-values">
        {ranges && <span className="num">{inkInWords(ranges, values, line)}</span>}
        <button type="button" className="lk" onClick={() => void copy()}>
          Copy CSS
        </button>
        <span className="soft" role="status">
          {copied === css && 'Copied'}
          {copied === 'refused' && 'Your browser does not let this page copy.'}
        </span>
      </p>
    </>
  )
}
