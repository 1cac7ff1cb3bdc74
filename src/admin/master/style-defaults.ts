import type { StyleSuggestions } from './master-response'

/** The default values of a new style's fields; a field that still has its default is ticked to be filled. */
export const STYLE_DEFAULTS = {
  name: 'New style',
  typ: 'static',
  weight: 400,
  width: null,
  slope: 'upright',
} as const satisfies Record<keyof StyleSuggestions, string | number | null>
