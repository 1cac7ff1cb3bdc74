'use client'

import { useSyncExternalStore } from 'react'

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

type Theme = 'default' | 'inverted'

const listeners = new Set<() => void>()

/** The script of the head sets it before the page is painted (`mark-root.ts`). */
function readTheme(): Theme {
  return document.documentElement.dataset.theme === 'inverted' ? 'inverted' : 'default'
}

/** Stored under the key and the values that returning visitors have had from the start. */
function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.tone = theme === 'inverted' ? 'negative' : 'positive'
  } catch {
    // Without local storage the theme lasts as long as the page.
  }
  for (const notify of listeners) notify()
}

function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
