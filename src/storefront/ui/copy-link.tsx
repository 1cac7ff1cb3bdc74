'use client'

import { useState } from 'react'

/** One tap: the link is in the clipboard. `to`: what it opens, for who hears the button alone. */
export function CopyLink({ url, to }: { url: string; to: string }) {
  const [said, setSaid] = useState('')

  return (
    <span className="copy-link">
      <button type="button" className="lk" onClick={() => void copyText(url).then(setSaid)}>
        Copy link<span className="vh"> to {to}</span>
      </button>{' '}
      <span role="status">{said}</span>
    </span>
  )
}

/** Puts a text into the clipboard; returns what to say about it. */
export async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return 'Copied'
  } catch {
    return 'Your browser does not let this page copy.'
  }
}
