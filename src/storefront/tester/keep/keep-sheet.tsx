'use client'

import { useEffect, useRef, useState } from 'react'
import type { TesterStyle } from '../state/list-tester-styles'
import type { TesterState } from '../state/tester-state'

export type KeptSheet = {
  /** Of the typeface. */
  name: string
  slug: string
  style: TesterStyle
  state: TesterState
}

const WAYS = [
  ['link', 'Copy link'],
  ['css', 'Copy CSS'],
  ['svg', 'Save SVG'],
  ['png', 'Save PNG'],
] as const

export type WayToKeep = (typeof WAYS)[number][0]

const SHOWN_MS = 2000

/** What one may take along of the sheet as it is set; how is loaded with the first wish. */
export function KeepSheet(sheet: KeptSheet) {
  const line = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (!said || isBusy) return
    const timer = setTimeout(() => setSaid(''), Math.max(SHOWN_MS, said.length * 80))
    return () => clearTimeout(timer)
  }, [said, isBusy])

  async function keep(way: WayToKeep) {
    const tester = line.current?.closest<HTMLElement>('.tester')
    if (!tester || isBusy) return
    setBusy(true)
    setSaid(way === 'svg' || way === 'png' ? 'Drawing the sheet' : '')
    const { keepSheet } = await import('./ways-to-keep')
    setSaid(await keepSheet(way, { ...sheet, tester }))
    setBusy(false)
  }

  return (
    <div ref={line} className="keep" role="group" aria-label="Keep this sheet">
      {WAYS.map(([way, words]) => (
        <button key={way} type="button" onClick={() => void keep(way)}>
          {words}
        </button>
      ))}
      <span className="soft" role="status">
        {said}
      </span>
    </div>
  )
}
