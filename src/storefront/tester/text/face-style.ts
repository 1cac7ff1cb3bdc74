import type { CSSProperties } from 'react'

/** Text set in one browser font, with the interface face as its fallback on the same lines. */
export function faceStyle(face: string, coordinates: Record<string, number> = {}): CSSProperties {
  return {
    fontFamily: `"${face}", var(--ui)`,
    fontWeight: 400,
    fontStyle: 'normal',
    fontSynthesis: 'none',
    fontVariationSettings: axisSettings(coordinates),
  }
}

export function axisSettings(coordinates: Record<string, number>): string {
  const settings = Object.entries(coordinates).map(([tag, value]) => `"${tag}" ${value}`)
  return settings.join(', ') || 'normal'
}

export function featureSettings(features: Record<string, boolean>): string {
  const settings = Object.entries(features).map(([tag, on]) => `"${tag}" ${on ? 1 : 0}`)
  return settings.join(', ') || 'normal'
}
