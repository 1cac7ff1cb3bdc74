'use client'

import { useEffect, useState } from 'react'
import type { BillRow } from './bill-rows'

/** The steps of a price. A line that joins later opens and is uncovered; those there from the start stand still. */
export function BillLines({ rows, id }: { rows: BillRow[]; id?: string }) {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])

  return (
    <ol id={id} className="bill-lines num">
      {rows.map((row) => (
        <BillLine key={row.key} row={row} isNew={isLive} />
      ))}
    </ol>
  )
}

function BillLine({ row, isNew }: { row: BillRow; isNew: boolean }) {
  const [joined] = useState(isNew)
  const names = [row.inner && 'in', row.struck && 'void', joined && 'set'].filter(Boolean)
  return (
    <li className={names.join(' ') || undefined}>
      <span>{row.text}</span>
      <i aria-hidden="true" />
      <b>{row.amount}</b>
    </li>
  )
}
