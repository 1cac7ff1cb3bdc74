'use client'

import { useState } from 'react'
import { copyText } from './copy-text'

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
