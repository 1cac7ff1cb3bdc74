'use client'

import { useServerInsertedHTML } from 'next/navigation'
import { useRef } from 'react'
import { findFaceRules } from './face-rule-store'

/** Writes kept rules into the head while the server renders; in the browser it is nothing. */
export function InsertedFaceRules({ kept }: { kept: string }) {
  const isInserted = useRef(false)

  useServerInsertedHTML(() => {
    const found = isInserted.current ? null : findFaceRules(kept)
    if (!found) return null
    isInserted.current = true
    return (
      <>
        <style dangerouslySetInnerHTML={{ __html: found.rules }} />
        <script dangerouslySetInnerHTML={{ __html: found.start }} />
      </>
    )
  })

  return null
}
