'use client'

import type { ReactNode } from 'react'
import { useChosenStyles } from './chosen-styles'

type Props = {
  styleId: string
  /** Said whether or not the style's face is there to show it. */
  label: string
  column: 'roman' | 'italic'
  children: ReactNode
}

/** A line of the styles list: tap it anywhere to take the style. */
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
