'use client'

import { useServerInsertedHTML } from 'next/navigation'
import { useRef } from 'react'
import { findFaceRules } from './kept-face-rules'

/** As many names as a first window shows. */
const FIRST = 4

/** A browser would begin with a face when it lays out the name set in it, and paint once without it. */
const BEGIN_FIRST_FACES = `[...document.fonts].filter(f=>/ Menu Preview"?$/.test(f.family)).slice(0,${FIRST}).forEach(f=>f.load().catch(()=>{}))`

/** Writes kept rules into the head while the server renders; in the browser it is nothing. */
export function InsertedFaces({ kept }: { kept: string }) {
  const isInserted = useRef(false)

  useServerInsertedHTML(() => {
    const rules = isInserted.current ? null : findFaceRules(kept)
    if (!rules) return null
    isInserted.current = true
    return (
      <>
        <style dangerouslySetInnerHTML={{ __html: rules }} />
        <script dangerouslySetInnerHTML={{ __html: BEGIN_FIRST_FACES }} />
      </>
    )
  })

  return null
}
