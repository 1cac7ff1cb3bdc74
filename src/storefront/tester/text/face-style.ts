import type { CSSProperties } from 'react'
import { isFeatureOfPages } from '@/domain/catalogue/preview-level'

export const INTERFACE = 'var(--ui)'

/** A font of one hairline box for every letter there is; while some are on their way it is as wide, and blank (interface-face.css). */
export const LACKING_LETTERS = 'var(--lacking)'

/** Text set in one browser font; until it is loaded, the interface face is its fallback on the same lines. */
export function faceStyle(
  face: string,
  coordinates: Record<string, number> = {},
  fallback = INTERFACE,
): CSSProperties {
  return {
    fontFamily: `"${face}", ${fallback}`,
    fontWeight: 400,
    fontStyle: 'normal',
    fontSynthesis: 'none',
    fontVariationSettings: axisSettings(coordinates),
  }
}

/** Before its font is there; without script the browser fetches that, and base.css sets the text in it. */
export function unsetFaceStyle(
  face: string,
  coordinates: Record<string, number> = {},
): CSSProperties {
  return { ['--own' as string]: `"${face}"`, ['--own-axes' as string]: axisSettings(coordinates) }
}

export function axisSettings(coordinates: Record<string, number>): string {
  const settings = Object.entries(coordinates).map(([tag, value]) => `"${tag}" ${value}`)
  return settings.join(', ') || 'normal'
}

export function featureSettings(features: Record<string, boolean>): string {
  const settings = Object.entries(features).map(([tag, on]) => `"${tag}" ${on ? 1 : 0}`)
  return settings.join(', ') || 'normal'
}

/** Whether a text is set with features that a guarded preview lacks: in a list of features by its variable. */
export function hasFeaturesOn(style: (CSSProperties & { '--with'?: string }) | undefined): boolean {
  const settings = [style?.fontFeatureSettings, style?.['--with']].join(' ')
  return [...settings.matchAll(/"(\w{4})" 1/g)].some(([, tag = '']) => !isFeatureOfPages(tag))
}

/** A figure, a stroke and a figure. */
const FRACTION = /\d\s*[/\u2044]\s*\d/

const FRACTIONS = ['frac', 'afrc']

/** Fractions are switched on where there is one: in most fonts the feature takes every other figure for the top of one. */
export function featuresIn(text: string, tags: string[]): string[] {
  return FRACTION.test(text) ? tags : tags.filter((tag) => !FRACTIONS.includes(tag))
}

/** Settings that switch these features on; undefined: none. */
export function featuresOn(tags: string[]): string | undefined {
  return tags.length > 0
    ? featureSettings(Object.fromEntries(tags.map((tag) => [tag, true])))
    : undefined
}

/** How CSS names a palette of a font, from 0. */
export function paletteName(palette: number): string {
  return `--palette-${palette + 1}`
}

/** Beside a rule that names it, for the family it is a palette of. */
export function paletteRule(family: string, palette: number): string {
  return `@font-palette-values ${paletteName(palette)} {\n  font-family: "${family}";\n  base-palette: ${palette};\n}`
}
