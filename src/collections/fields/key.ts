import type { Field } from 'payload'

/** What carts and orders call a row. */
export function keyField(description: string): Field {
  return {
    name: 'key',
    type: 'text',
    required: true,
    validate: (value: string | null | undefined) =>
      /^[a-z0-9][a-z0-9-]{0,62}$/.test(value ?? '') ||
      'Use lower-case letters, digits and hyphens.',
    admin: { description },
  }
}
