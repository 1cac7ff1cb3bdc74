'use client'

import { useEffect, useRef, useState } from 'react'
import { callFailureOf } from '../../shop/call-failure'
import { loadCode } from '../../shell/failures/load-code'
import { copyText } from '../../ui/copy-link'
import type { DrawnWay, KeptSheet } from './ways-to-keep'

const WAYS = [
  ['link', 'Copy link'],
  ['css', 'Copy CSS'],
] as const

/** They are drawn in lines. */
const PICTURES = [
  ['svg', 'Save SVG'],
  ['png', 'Save PNG'],
] as const

const SHOWN_MS = 2000

/** What one may take along of the sheet as it is set. What draws and describes it is loaded with the first wish. */
export function KeepSheet(sheet: KeptSheet) {
  const line = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (!said || isBusy) return
    const timer = setTimeout(() => setSaid(''), Math.max(SHOWN_MS, said.length * 80))
    return () => clearTimeout(timer)
  }, [said, isBusy])

  async function keep(way: 'link' | DrawnWay) {
    const tester = line.current?.closest<HTMLElement>('.tester')
    if (!tester || isBusy) return
    setBusy(true)
    setSaid(way === 'svg' || way === 'png' ? 'Drawing the sheet' : '')
    try {
      setSaid(way === 'link' ? await copyText(location.href) : await keepAs(way, tester))
    } catch (error) {
      setSaid(callFailureOf(error).message)
    } finally {
      setBusy(false)
    }
  }

  async function keepAs(way: DrawnWay, tester: HTMLElement): Promise<string> {
    const { keepSheet } = await loadCode(() => import('./ways-to-keep'))
    return keepSheet(way, { ...sheet, tester })
  }

  return (
    <div ref={line} className="keep" role="group" aria-label="Keep this sheet">
      {[...WAYS, ...(sheet.state.isVertical ? [] : PICTURES)].map(([way, words]) => (
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
