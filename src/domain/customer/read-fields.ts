import type { FieldErrors } from '../shop-error'
import type { Parsed } from './parsed'

export type UnknownRecord = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value, or null and its error noted under the field's path. */
export function unwrap<Value>(
  parsed: Parsed<Value>,
  { path, errors }: { path: string; errors: FieldErrors },
): Value | null {
  if (parsed.kind === 'ok') return parsed.value
  errors[path] = parsed.sentence
  return null
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0
}
