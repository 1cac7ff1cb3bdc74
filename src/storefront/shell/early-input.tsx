'use client'

import { useLayoutEffect } from 'react'

/** Says, before a key can be pressed, that React has taken the page over and set every field to what it knows. */
export function EarlyInput() {
  useLayoutEffect(() => void dispatchEvent(new Event('fount:taken')), [])
  return null
}
