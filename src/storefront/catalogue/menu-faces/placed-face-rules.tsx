'use client'

import { useState } from 'react'
import { findFaceRules } from './face-rule-store'

/**
 * Stored rules at their own place in the HTML. What is hidden until they are there looks for the class `later-faces`. A page that
 * is entered by a link inside the shop brings none: its faces come through the list of fonts.
 */
export function PlacedFaceRules({ rulesKey }: { rulesKey: string }) {
  const [rules] = useState(() => (typeof document === 'undefined' ? findFaceRules(rulesKey) : null))
  return (
    <>
      <style
        className="later-faces"
        dangerouslySetInnerHTML={{ __html: rules?.css ?? '' }}
        suppressHydrationWarning
      />
      <noscript
        dangerouslySetInnerHTML={{ __html: `<style>${rules?.withoutScript ?? ''}</style>` }}
        suppressHydrationWarning
      />
    </>
  )
}
