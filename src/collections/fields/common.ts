import type { Field, TextFieldSingleValidation } from 'payload'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The last part of a page's address: lower-case letters, digits and hyphens. */
export function slugField({ refused = [] }: { refused?: readonly string[] } = {}): Field {
  const validate: TextFieldSingleValidation = (value) => {
    if (!value || !SLUG.test(value)) return 'Use lower-case letters, digits and single hyphens.'
    if (refused.includes(value)) return `The address /${value} is the shop's own. Choose another.`
    return true
  }
  return {
    name: 'slug',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    validate,
    admin: { position: 'sidebar' },
  }
}

/** An amount in minor units of the shop's currency (cents). Empty: not sold alone. */
export function priceField(description: string): Field {
  return { name: 'price', type: 'number', min: 0, admin: { description, step: 1 } }
}

export const positionField: Field = {
  name: 'position',
  type: 'number',
  defaultValue: 0,
  index: true,
  admin: { position: 'sidebar', description: 'Lower comes first.' },
}

/** Facts the shop works out itself: for the pages and for staff, changed by no form. */
export function derivedJson(name: string): Field {
  return {
    name,
    type: 'json',
    access: { read: ({ req }) => Boolean(req.user) },
    admin: { readOnly: true, hidden: true },
  }
}

type TextOptions = { unique?: true; index?: true; label?: string }

export function readOnlyText(name: string, options: TextOptions = {}): Field {
  return { name, type: 'text', admin: { readOnly: true }, ...options }
}

/** A secret of the server: in no answer and in no form. */
export function hiddenText(name: string, options: TextOptions = {}): Field {
  return { name, type: 'text', hidden: true, access: { read: () => false }, ...options }
}
