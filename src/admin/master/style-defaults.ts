import type { StyleSuggestions } from './master-response'

/** What a new style's fields hold before anybody has said anything; a field that still holds it is free to be filled. */
export const STYLE_DEFAULTS = {
  name: 'New style',
  typ: 'static',
  weight: 400,
  width: null,
  slope: 'upright',
} as const satisfies Record<keyof StyleSuggestions, string | number | null>
