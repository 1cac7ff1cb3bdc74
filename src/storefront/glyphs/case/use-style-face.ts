'use client'

import { useEffect, useState } from 'react'
import { loadFaces } from '../../shell/fonts/font-state'

const AGAIN_AFTER_MS = 15_000

/** Whether the preview of a style has come: until then no letter is shown, rather than one of another face. */
export function useStyleFace(face: string): boolean {
  const [ready, setReady] = useState('')

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCurrent = true
    const load = () =>
      void loadFaces([face], ' ').then((isLoaded) => {
        if (!isCurrent) return
        if (isLoaded) setReady(face)
        else timer = setTimeout(load, AGAIN_AFTER_MS)
      })
    load()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [face])

  return ready === face
}
