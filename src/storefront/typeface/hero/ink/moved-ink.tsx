'use client'

import { useState } from 'react'
import { cssOfInk, inkInWords, type InkRanges } from './ink-ranges'
import { SetName, type SetNameProps } from './fitted-name'

type Props = SetNameProps & {
  /** null: no axis of it can be dragged, its sliders alone move it. */
  ranges: InkRanges | null
}

/** The name as it was dragged, and beneath it where it stands: one tap takes that along. */
export function MovedInk({ ranges, ...name }: Props) {
  const { line, values } = name
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
      <SetName {...name} />
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
