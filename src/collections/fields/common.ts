import type {
  Field,
  FieldAccess,
  FieldHook,
  JSONFieldValidation,
  NumberField,
  SelectField,
  TextField,
  TextFieldSingleValidation,
} from 'payload'
import { findTaken } from '@/operations/records/any-collection'
import { number, select, text } from './payload-fields'
import HELD from './held-types.json' with { type: 'json' }

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The last part of a page's path: lower-case letters, digits and hyphens. */
type SlugOptions = { refused?: readonly string[]; isOptional?: true }

export function slugField({ refused = [], isOptional }: SlugOptions = {}): Field {
  const validate: TextFieldSingleValidation = (value) => {
    if (!value && isOptional) return true
    if (!value || !SLUG.test(value)) return 'Use lower-case letters, digits and single hyphens.'
    if (refused.includes(value)) return `The address /${value} is the shop's own. Choose another.`
    return true
  }
  return text('slug', {
    required: !isOptional,
    unique: true,
    index: true,
    validate,
    hooks: { beforeDuplicate: [nameCopy] },
    admin: { position: 'sidebar', components: { Field: '@/admin/address-field#AddressField' } },
  })
}

const MOST_COPIES = 50

/** Of a duplicate, within the rule of such names: `desktop` becomes `desktop-copy`, the next `desktop-copy-2`. */
export const nameCopy: FieldHook = async ({ collection, field, req, value }) => {
  if (!collection || !('name' in field) || !field.name || typeof value !== 'string') return value
  const start = value.slice(0, 30).replace(/-+$/, '')
  const names = Array.from({ length: MOST_COPIES }, (_, index) =>
    index === 0 ? `${start}-copy` : `${start}-copy-${index + 1}`,
  )
  const taken = await findTaken(req.payload, {
    collection: collection.slug,
    field: field.name,
    names,
  })
  return names.find((name) => !taken.has(name)) ?? value
}

export const positionField: NumberField = number('position', {
  defaultValue: 0,
  index: true,
  admin: { position: 'sidebar' },
})

/** A day without an hour. */
export const dayOnly = { date: { pickerAppearance: 'dayOnly' as const } }

/** The types that JSON fields hold, each with its file: `payload-types.ts` names them. */
type Held = keyof typeof HELD

type JsonOptions = {
  /** One value of this type, or a list of them. */
  holds?: Held | `${Held}[]`
  required?: true
  validate?: JSONFieldValidation
  /** What sets it in the form, where that is not a text. */
  editor?: string
}

export function jsonField(
  name: string,
  { holds, required, validate, editor = '@/admin/json-field#JsonField' }: JsonOptions = {},
): Field {
  return {
    name,
    type: 'json',
    required,
    ...(holds ? { typescriptSchema: [() => ({ tsType: typeOf(holds, required) })] } : {}),
    ...(validate ? { validate } : {}),
    admin: {
      components: { Field: editor },
      // One line of a list does not hold it, and nobody filters by brackets.
      disableListColumn: true,
      disableListFilter: true,
    },
  }
}

function typeOf(holds: Held | `${Held}[]`, required = false): string {
  const name = holds.replace('[]', '') as Held // without the sign of a list it is one of them
  const type = `import('./domain/${HELD[name]}').${holds}`
  return required ? type : `${type} | null`
}

/** A form sends back the value it was opened with; without this rule a save would undo a master uploaded meanwhile. */
export const derivedAccess = {
  read: ({ req }) => Boolean(req.user),
  create: () => false,
  update: () => false,
} as const satisfies Record<string, FieldAccess>

/** Facts that the shop derives itself, for the pages and for staff: no form changes them. */
export function derivedJson(name: string): Field {
  return {
    name,
    type: 'json',
    access: derivedAccess,
    admin: { readOnly: true, hidden: true, disableListColumn: true },
  }
}

type TextOptions = Pick<Partial<TextField>, 'access' | 'hidden' | 'index' | 'unique'>

export function readOnlyText(name: string, options: TextOptions = {}): Field {
  return text(name, { admin: { readOnly: true }, ...options })
}

/** Where a row stands, and where each begins. */
export function stateField(options: SelectField['options'], defaultValue: string): SelectField {
  return select('state', options, { required: true, defaultValue, index: true })
}

/** A word that a machine wrote, said in words of people. One that is not known yet is kept and shown as it is. */
export function wordField(name: string, words: Record<string, string>): Field {
  return {
    name,
    type: 'select',
    options: Object.entries(words).map(([value, label]) => ({ value, label })),
    index: true,
    validate: () => true,
    typescriptSchema: [() => ({ type: ['string', 'null'] })],
    admin: { readOnly: true },
  } as Field
}

/** What the scheduler and its kin note for themselves: no form shows it. */
export function bookkeeping(field: Field): Field {
  return { ...field, admin: { hidden: true, disableListColumn: true } } as Field
}

/** A secret of the server: in no response and in no form. */
export function hiddenText(name: string, options: TextOptions = {}): Field {
  return text(name, { hidden: true, access: { read: () => false }, ...options })
}

/** What carts and orders call a row. */
export const keyField: TextField = text('key', {
  required: true,
  validate: (value: string | null | undefined) =>
    /^[a-z0-9][a-z0-9-]{0,62}$/.test(value ?? '') || 'Use lower-case letters, digits and hyphens.',
})
