'use client'

import { useSyncExternalStore } from 'react'
import { onThemeChange, readTheme, setTheme, type Theme } from './theme'

export function ThemeSwitch() {
  const theme = useSyncExternalStore<Theme>(onThemeChange, readTheme, () => 'default')
  const isInverted = theme === 'inverted'

  return (
    <button
      type="button"
      aria-pressed={isInverted}
      data-label="Negative"
      onClick={() => setTheme(isInverted ? 'default' : 'inverted')}
    >
      Negative
    </button>
  )
}
