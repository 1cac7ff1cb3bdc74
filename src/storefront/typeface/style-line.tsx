'use client'

import type { ReactNode } from 'react'
import { useChosenStyles } from './chosen-styles'

type Props = { styleId: string; column: 'roman' | 'italic'; children: ReactNode }

/** A line of the styles list: tap it anywhere to take the style. */
export function StyleLine({ styleId, column, children }: Props) {
  const { chosen, toggle } = useChosenStyles()
  const isChosen = chosen.includes(styleId)

  return (
    <label className={`st hit is-${column}${isChosen ? ' is-on' : ''}`}>
      <input
        type="checkbox"
        name="style"
        value={styleId}
        checked={isChosen}
        onChange={() => toggle(styleId)}
      />
      <span className="mark" aria-hidden="true" />
      {children}
    </label>
  )
}
