import type { FieldErrors } from '../shop-error'

/** One unknown value after it was checked. */
export type Parsed<Value> = { kind: 'ok'; value: Value } | { kind: 'invalid'; sentence: string }

export function ok<Value>(value: Value): Parsed<Value> {
  return { kind: 'ok', value }
}

export function invalid(sentence: string): { kind: 'invalid'; sentence: string } {
  return { kind: 'invalid', sentence }
}

/** The value; or null, and its error noted under the field's path. */
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
