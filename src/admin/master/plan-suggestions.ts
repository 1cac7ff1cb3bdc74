import type { StyleSuggestions } from './master-response'

export type StyleField = keyof StyleSuggestions

type Suggestion = {
  field: StyleField
  inForm: string
  inFile: string | number
  /** Nobody has set the field yet: the suggestion is ticked beforehand. */
  isFree: boolean
}

/** The default values of a new style's fields; a field that still has its default is ticked to be filled. */
export const STYLE_DEFAULTS = {
  name: 'New style',
  typ: 'static',
  weight: 400,
  width: null,
  slope: 'upright',
} as const satisfies Record<keyof StyleSuggestions, string | number | null>

export const STYLE_FIELDS = Object.keys(STYLE_DEFAULTS) as StyleField[]

/** Fields in which the file and the form differ. A value that staff entered is offered for change too, but never ticked. */
export function planSuggestions(
  form: Partial<Record<StyleField, unknown>>,
  suggested: StyleSuggestions,
): Suggestion[] {
  return STYLE_FIELDS.filter((field) => form[field] !== suggested[field]).map((field) => ({
    field,
    inForm: inWords(form[field]),
    inFile: suggested[field],
    isFree: isEmpty(form[field]) || form[field] === STYLE_DEFAULTS[field],
  }))
}

function inWords(value: unknown): string {
  return isEmpty(value) ? 'empty' : String(value)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
