'use client'

import { useState } from 'react'
import { copyText } from '../../ui/copy-text'

/** One tap: the letter is in the clipboard. */
export function CopyLetter({ letter }: { letter: string }) {
  const [said, setSaid] = useState('')

  return (
    <p className="insp-copy">
      <button type="button" className="lk" onClick={() => void copyText(letter).then(setSaid)}>
        Copy the letter
      </button>
      <span role="status">{said}</span>
    </p>
  )
}
