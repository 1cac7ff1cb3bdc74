'use client'

import { useServerInsertedHTML } from 'next/navigation'
import { useRef } from 'react'
import { findFaceRules } from './face-rule-store'

/** Inserts stored rules into the head while the server renders; renders nothing in the browser. */
export function InsertedFaceRules({ rulesKey }: { rulesKey: string }) {
  const isInserted = useRef(false)

  useServerInsertedHTML(() => {
    const found = isInserted.current ? null : findFaceRules(rulesKey)
    if (!found) return null
    isInserted.current = true
    return (
      <>
        {found.css ? <style dangerouslySetInnerHTML={{ __html: found.css }} /> : null}
        {found.loadScript ? (
          <script dangerouslySetInnerHTML={{ __html: found.loadScript }} />
        ) : null}
        {found.withoutScript ? (
          <noscript dangerouslySetInnerHTML={{ __html: `<style>${found.withoutScript}</style>` }} />
        ) : null}
      </>
    )
  })

  return null
}
