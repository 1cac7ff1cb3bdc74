'use client'

import { useEffect } from 'react'
import { startFonts } from './font-state'

/** Starts the list of fonts with the page. */
export function FontLoader() {
  useEffect(() => void startFonts(), [])
  return null
}
