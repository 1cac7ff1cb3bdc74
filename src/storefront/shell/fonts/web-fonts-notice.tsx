'use client'

import { useEffect, useState } from 'react'

/** Some browsers take no web fonts, by choice or for safety: what a shop of typefaces shows then is something else. */
export function WebFontsNotice() {
  const [isMissing, setMissing] = useState(false)
  useEffect(() => void takesWebFonts().then((takes) => setMissing(!takes)), [])
  if (!isMissing) return null
  return (
    <p className="page-word" role="status">
      This browser loads no web fonts: the letters here are not those of the typefaces.
    </p>
  )
}

/** The interface's own file comes with every page. A browser that takes none knows no such face, or refuses it. */
async function takesWebFonts(): Promise<boolean> {
  try {
    return (await document.fonts.load('1em UI')).length > 0
  } catch {
    return false
  }
}
