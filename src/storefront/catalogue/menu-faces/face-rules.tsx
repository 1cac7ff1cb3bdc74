'use client'

import { useServerInsertedHTML } from 'next/navigation'
import { useRef, useState } from 'react'
import { findFaceRules, MOVE_TO_HEAD } from './face-rule-store'

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

/**
 * Stored rules at their own place in the HTML, from where they move to the head: they outlive the part of the page that brought
 * them. What is hidden until they are there looks for the class `later-faces`. A page that is entered by a link inside the shop
 * brings none: its faces come through the list of fonts.
 */
export function PlacedFaceRules({ rulesKey }: { rulesKey: string }) {
  const [rules] = useState(() => (typeof document === 'undefined' ? findFaceRules(rulesKey) : null))
  const html = rules?.css ? `<style>${rules.css}</style><script>${MOVE_TO_HEAD}</script>` : ''
  return (
    <>
      <div hidden dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
      <noscript
        className="later-faces"
        dangerouslySetInnerHTML={{ __html: `<style>${rules?.withoutScript ?? ''}</style>` }}
        suppressHydrationWarning
      />
    </>
  )
}
