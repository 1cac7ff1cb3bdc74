'use client'

import type { ReactNode } from 'react'
import { useChosenStyles } from './buy-bar'

type Props = {
  styleId: string
  /** For screen readers, whatever face the name is shown in. */
  label: string
  column: 'roman' | 'italic'
  children: ReactNode
}

/** A line of the styles list: the whole line is the target. */
export function StyleLine({ styleId, label, column, children }: Props) {
  const { chosen, toggle } = useChosenStyles()
  const isChosen = chosen.includes(styleId)

  return (
    <label className={`st hit is-${column}${isChosen ? ' is-on' : ''}`}>
      <input
        type="checkbox"
        name="style"
        aria-label={label}
        value={styleId}
        checked={isChosen}
        onChange={() => toggle(styleId)}
      />
      <span className="mark" aria-hidden="true" />
      {children}
    </label>
  )
}
