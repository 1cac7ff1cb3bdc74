'use client'

import { useState } from 'react'

/** One tap: the letter is in the clipboard. */
export function CopyLetter({ letter }: { letter: string }) {
  const [isCopied, setCopied] = useState(false)

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(letter)
    setCopied(true)
  }

  return (
    <p className="insp-copy">
      <button type="button" className="lk" onClick={() => void copy().catch(() => undefined)}>
        Copy the letter
      </button>
      <span role="status">{isCopied ? 'Copied' : ''}</span>
    </p>
  )
}
