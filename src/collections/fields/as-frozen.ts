import type { Field } from 'payload'

/** What stands in the row, word for word: behind a lid, for what staff decide by is shown above it. */
export function asFrozen(fields: Field[]): Field {
  return {
    type: 'collapsible',
    label: 'Everything as it is stored',
    admin: { initCollapsed: true },
    fields,
  }
}
