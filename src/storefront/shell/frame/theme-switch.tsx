'use client'

import { useSyncExternalStore } from 'react'
import { onTone, readTone, setTone, type Tone } from '../tone'

export function ThemeSwitch() {
  const tone = useSyncExternalStore<Tone>(onTone, readTone, () => 'positive')
  const isNegative = tone === 'negative'

  return (
    <button
      type="button"
      aria-pressed={isNegative}
      onClick={() => setTone(isNegative ? 'positive' : 'negative')}
    >
      Negative
    </button>
  )
}
