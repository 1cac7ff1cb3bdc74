import type { FlattenedField } from 'payload'

type Row = Record<string, unknown>

/** Another value for a field, of its own kind; undefined where there is none to be made up. */
export function otherValue(field: FlattenedField, value: unknown): unknown {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      return field.type === 'text' && field.hasMany
        ? [...strings(value), 'Other']
        : `${value ?? ''}Other`
    case 'number':
      return Number(value ?? 0) + 1
    case 'checkbox':
      return !value
    case 'date':
      return value === '2001-01-01T00:00:00.000Z' ? null : '2001-01-01T00:00:00.000Z'
    case 'select':
      return field.hasMany ? [] : otherOption(field.options, value)
    case 'json':
    case 'richText':
      return value ? otherLeaves(value) : undefined
    case 'group':
      return otherFields(field.flattenedFields, (value ?? {}) as Row)
    case 'array':
      return rowsOf(value).map((row) => otherFields(field.flattenedFields, row))
    default:
      return undefined
  }
}

function otherFields(fields: FlattenedField[], row: Row): Row {
  const changed = fields
    .filter(({ name }) => name !== 'id')
    .map((field) => [field.name, otherValue(field, row[field.name])] as const)
  return { ...row, ...Object.fromEntries(changed.filter(([, value]) => value !== undefined)) }
}

/** Words and numbers anywhere in a JSON value; what names a kind of node or an id stays. */
function otherLeaves(value: unknown, key = ''): unknown {
  if (['type', 'id', 'tag', 'format', 'mode', 'version', 'direction'].includes(key)) return value
  if (typeof value === 'string') return `${value}Other`
  if (typeof value === 'number') return value + 1
  if (Array.isArray(value)) return value.map((part) => otherLeaves(part))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, otherLeaves(part, name)]),
  )
}

function otherOption(options: readonly unknown[], value: unknown): unknown {
  const values = options.map((option) =>
    typeof option === 'string' ? option : (option as { value: string }).value,
  )
  return values.find((one) => one !== value)
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? (value as Row[]) : []
}
