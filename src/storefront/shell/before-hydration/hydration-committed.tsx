'use client'

import { useLayoutEffect } from 'react'

/** Reports, before a key can be pressed, that React has hydrated the page and set every field to the value it knows. */
export function HydrationCommitted() {
  useLayoutEffect(() => void dispatchEvent(new Event('fount:committed')), [])
  return null
}
