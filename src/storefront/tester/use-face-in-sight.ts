'use client'

import { useEffect, useState } from 'react'
import { loadFaces } from '../shell/font-state'
import { useInSight } from './use-in-sight'

/** True when the element has come into sight and its typeface is there, or is known not to come. */
export function useFaceInSight<T extends Element>(
  face: string,
): [reference: (element: T | null) => void, boolean] {
  const [reference, isSeen] = useInSight<T>()
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    if (isSeen && !isReady) void loadFaces([face], ' ').then(() => setReady(true))
  }, [isSeen, isReady, face])

  return [reference, isReady]
}
