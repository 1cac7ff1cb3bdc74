'use client'

import { useEffect, useState } from 'react'
import { UnbrokenFigures } from '../../ui/unbroken-figures'
import type { BillRow } from './bill-rows'

/** The steps of a price. Lines added later are revealed by an animation; those of the first render are not. */
export function BillLines({ rows, id }: { rows: BillRow[]; id?: string }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])

  return (
    <ol id={id} className="bill-lines num">
      {rows.map((row) => (
        <BillLine key={row.key} row={row} isNew={isHydrated} />
      ))}
    </ol>
  )
}

function BillLine({ row, isNew }: { row: BillRow; isNew: boolean }) {
  const [isAdded] = useState(isNew)
  const names = [
    row.inner && 'in',
    row.struck && 'void',
    row.ghost && 'ghost',
    isAdded && !row.ghost && 'set',
  ].filter(Boolean)
  return (
    <li className={names.join(' ') || undefined}>
      <span>
        <UnbrokenFigures text={row.text} />
      </span>
      <i aria-hidden="true" />
      <b>{row.amount}</b>
    </li>
  )
}
