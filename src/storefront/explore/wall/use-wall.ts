'use client'

import { useEffect, useState } from 'react'
import type { Wall } from './wall'

let loaded: typeof Wall | null = null

/** The wall, whose script comes when it is chosen; null until it is there. */
export function useWall(isChosen: boolean): typeof Wall | null {
  const [wall, setWall] = useState(() => loaded)

  useEffect(() => {
    if (!isChosen || wall) return
    let isCurrent = true
    void import('./wall').then((part) => {
      loaded = part.Wall
      if (isCurrent) setWall(() => loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [isChosen, wall])

  return isChosen ? wall : null
}
