'use client'

import { useEffect, useState } from 'react'
import { loadCode } from '../../shell/failures/load-code'
import type { Wall } from './wall'

type LoadedWall = {
  /** Null until its script is there. */
  Wall: typeof Wall | null
  hasFailed: boolean
}

let loaded: typeof Wall | null = null

/** The wall, whose script comes when it is chosen. Where it cannot come, the rows stay. */
export function useWall(isChosen: boolean): LoadedWall {
  const [wall, setWall] = useState(() => loaded)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!isChosen || wall) return
    let isCurrent = true
    setFailed(false)
    loadCode(() => import('./wall')).then(
      (part) => {
        loaded = part.Wall
        if (isCurrent) setWall(() => loaded)
      },
      () => {
        if (isCurrent) setFailed(true)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isChosen, wall])

  return { Wall: isChosen ? wall : null, hasFailed }
}
